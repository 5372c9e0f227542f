const attribute = (namespace: string, name: string) =>
  // An attribute or an element (XMP specification part 1, 7.4 and 7.9.2.2).
  new RegExp(`${namespace}:${name}\\s*(?:=\\s*["']|>)\\s*([^"'<\\s]{1,8})`);

const pdfAPart = attribute('pdfaid', 'part');
const pdfAConformance = attribute('pdfaid', 'conformance');
const pdfUaPart = attribute('pdfuaid', 'part');
const pdfXVersion = /pdfx(?:id)?:GTS_PDFXVersion\s*(?:=\s*["']|>)\s*([^"'<]{1,24})/;

/** Standards declared in XMP metadata (ISO 19005-1 6.7.11, ISO 14289-1 clause 5): `['PDF/A-2b', 'PDF/UA-1']`. */
export function findStandards(xmp: string): string[] {
  const standards: string[] = [];
  const part = pdfAPart.exec(xmp)?.[1];
  if (part !== undefined) standards.push(`PDF/A-${part}${pdfAConformance.exec(xmp)?.[1]?.toLowerCase() ?? ''}`);
  const accessible = pdfUaPart.exec(xmp)?.[1];
  if (accessible !== undefined) standards.push(`PDF/UA-${accessible}`);
  const print = pdfXVersion.exec(xmp)?.[1];
  if (print !== undefined) standards.push(print.trim());
  return standards;
}
