/** PostScript interpreters take up to 100 entries in a block (Adobe Technical Note 5014). */
const blockSize = 100;

/** A ToUnicode CMap for two-byte codes (ISO 32000-2, 9.10.3). Codes without text have no entry. */
export function toUnicodeMap(codes: readonly (readonly [code: number, text: string])[]): Buffer {
  const lines = codes.flatMap(([code, text]) => (text === '' ? [] : [`<${hex(code)}> <${utf16(text)}>`]));
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += blockSize) {
    const block = lines.slice(at, at + blockSize);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return Buffer.from(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n'),
    'latin1',
  );
}

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** UTF-16, big-endian, in hexadecimal digits. */
export const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
