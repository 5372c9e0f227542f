import { scanContent } from '../compress/content/scan-content.ts';

/**
 * Operators to put before and after a page's content, so that whatever follows starts with the page's initial state: many
 * pages change it for good, and some restore more or less than they save.
 */
export function openStates(content: Buffer): { before: string; after: string } {
  let saved = 0;
  let missing = 0;
  let isText = false;
  let marks = 0;
  scanContent(content, ({ name }) => {
    if (name === 'q') saved++;
    else if (name === 'Q' && saved > 0) saved--;
    else if (name === 'Q') missing++;
    else if (name === 'BT') isText = true;
    else if (name === 'ET') isText = false;
    else if (name === 'BMC' || name === 'BDC') marks++;
    else if (name === 'EMC' && marks > 0) marks--;
  });
  return {
    before: 'q '.repeat(missing + 1).trim(),
    after: [...(isText ? ['ET'] : []), ...'Q'.repeat(saved + 1), ...Array.from({ length: marks }, () => 'EMC')].join(
      ' ',
    ),
  };
}
