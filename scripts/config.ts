import { ConfigError, settingText } from '../src/platform/config/config.ts';
import { processEnvironment } from '../src/platform/config/environment.ts';
import type { Setting } from '../src/platform/config/setting.ts';
import { readConfig, settings } from '../src/settings.ts';

const columns = ['Setting', 'Default', 'Now', 'What it does'] as const;

function toRow(setting: Setting<unknown>): string[] {
  const isSet = settingText(setting, processEnvironment) !== (setting.default ?? '');
  const now = setting.secret ? '(set)' : settingText(setting, processEnvironment);
  const byDefault = setting.default ?? setting.unset ?? '';
  return [setting.name, byDefault, isSet ? now : 'default', `${setting.doc} Allowed: ${setting.allowed}.`];
}

const rows = [[...columns], ...Object.values(settings).map(toRow)];
const widths = columns.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
for (const row of rows) {
  const cells = row.map((cell, column) => (column < columns.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell));
  console.log(cells.join('  '));
}

try {
  readConfig(processEnvironment);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
