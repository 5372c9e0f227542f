const heading =
  /^[ \t]*(?:\d\.?[ \t]+)?(?:abstract|zusammenfassung|résumé|resumen|sommario|riassunto|resumo|überblick|kurzfassung)[ \t]*(?:[.:—–-][ \t]*|$)/imu;
const end =
  /\n[ \t]*\n[ \t]*(?:\d{1,2}\.?[ \t]+\p{Lu}|[IVX]+\.?[ \t]+\p{Lu}|(?:keywords?|contents|introduction|inhalt\w*|einleitung|table des|sommaire|indice|índice|introdu\w+)\b)|^[ \t]*(?:keywords?|contents|inhaltsverzeichnis|table des matières)\b|\f/imu;
const words = { fewest: 30, most: 350 };
const place = 9000;

/** A paper's abstract, and its text behind it; undefined when there is none that is plainly marked. */
export function divideAtAbstract(paper: string): { abstract: string; body: string } | undefined {
  const start = heading.exec(paper.slice(0, place));
  if (!start) return undefined;
  const rest = paper.slice(start.index + start[0].length);
  const stop = end.exec(rest);
  if (!stop) return undefined;
  const abstract = rest
    .slice(0, stop.index)
    .replaceAll(/(\p{L})-\n(\p{Ll})/gu, '$1$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const count = abstract.split(' ').length;
  return count < words.fewest || count > words.most ? undefined : { abstract, body: rest.slice(stop.index) };
}
