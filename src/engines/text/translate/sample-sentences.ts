/** Sentences with parts that no translation may change, and these parts. */
export function sampleSentences(count: number): { text: string; parts: string[] }[] {
  return Array.from({ length: count }, (_none, index) => {
    const pick = (list: readonly string[], step: number) => list[(index * step + (index >> 3)) % list.length] ?? '';
    const first = pick(parts, 1);
    const second = pick(parts, 7);
    const text = pick(frames, 3).replace('1#', first).replace('2#', second);
    return { text, parts: text.includes(second) ? [first, second] : [first] };
  });
}

const frames = [
  'Please send the invoice 1# to 2# before Friday.',
  'The train leaves at 1#, and the next one at 2#.',
  'You can find 1# on the page 2#, if you are lucky.',
  'Dear 1#, your order 2# has been sent today.',
  '1# is the best part of this house.',
  'We paid 1# for 2#, which was far too much!',
  'Is 1# the same as 2#?',
  'My brother (1#) lives in a small village near 2#.',
  '“1#” was written on the wall; nobody knew what 2# meant.',
  'The value of 1# must not be changed: 2#',
  'First line with 1#\nand a second one with 2#.',
];

const parts = [
  'info@example.org',
  'https://example.org/a/b?c=1&d=%20#top',
  'www.example.org',
  '1,200.50',
  '12.03.2024',
  '2024-03-12',
  '14:30',
  '4711',
  '3.5%',
  '{name}',
  '{{user.email}}',
  '$' + '{total}',
  '%s',
  '%1$d',
  '%(count)d',
  '<b>42</b>',
  '<a href="https://example.org/x">77</a>',
  '<br/>',
  '&nbsp;',
  '`npm run build -- --all`',
  '@maria_k',
  '#release_7',
  'tel:+4930123456',
  '[[Main_Page]]',
];
