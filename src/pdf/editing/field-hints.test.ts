import { expect, test } from 'vitest';
import { readFieldHint } from './field-hints.ts';

test.each([
  ['AFDate_FormatEx("dd.mm.yyyy");', 'Date: dd.mm.yyyy'],
  ["AFDate_KeystrokeEx( 'mm/yy' )", 'Date: mm/yy'],
  ['AFDate_Format(2)', 'Date: mm/dd/yy'],
  ['AFTime_Format(0);', 'Time: HH:MM'],
  ['AFNumber_Format(2, 0, 0, 0, "", true);', 'A number with 2 decimal places'],
  ['AFNumber_Keystroke(0, 0)', 'A number'],
  ['AFPercent_Format(1, 0)', 'A percentage'],
  ['AFSpecial_Format(2);', 'A telephone number'],
  ['event.value = 1', undefined],
  ['', undefined],
])('%s', (script, hint) => {
  expect(readFieldHint(script)).toBe(hint);
});
