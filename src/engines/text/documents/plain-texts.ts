import type { TextPlace } from './text-places.ts';

/** Lines from here on, of about the same length, are one paragraph that was wrapped. */
const shortestWrapped = 40;

/** Finds the texts of a plain text: paragraphs that were wrapped, and single lines otherwise. */
export function findPlainTexts(source: string): TextPlace[] {
  return Array.from(source.matchAll(/[^\n]+(?:\n[^\n]*\S[^\n]*)*/g)).flatMap(({ index, 0: paragraph }) => {
    const lines = paragraph.split('\n');
    const whole = lines.slice(0, -1).map((line) => line.trimEnd().length);
    const longest = Math.max(...whole, 0);
    const isWrapped = longest >= shortestWrapped && longest <= 120 && whole.every((length) => length > longest * 0.7);
    return isWrapped ? placeOf(paragraph, index) : placesOfLines(lines, index);
  });
}

/** A cue has a line with its times; the lines up to the next blank one are its text. */
const cues = /^[ \t]*(?:\d+:)?\d{1,2}:\d{2}[,.]\d{1,3}[ \t]*-->[^\n]*\n((?:[^\n]*\S[^\n]*(?:\n|$))+)/gm;

/** Finds the texts of subtitles (SubRip, WebVTT): the words of each cue, or of each speaker in it. */
export function findSubtitleTexts(source: string): TextPlace[] {
  return Array.from(source.matchAll(cues)).flatMap(({ index, 0: cue, 1: words = '' }) => {
    const start = index + cue.length - words.length;
    const lines = words.replace(/\n$/, '').split('\n');
    const hasSpeakers = lines.some((line) => /^\s*[-–—]/.test(line));
    return hasSpeakers ? placesOfLines(lines, start) : placeOf(lines.join('\n'), start);
  });
}

function placesOfLines(lines: readonly string[], start: number): TextPlace[] {
  let at = start;
  return lines.flatMap((line) => {
    const places = placeOf(line, at);
    at += line.length + 1;
    return places;
  });
}

function placeOf(text: string, start: number): TextPlace[] {
  if (!/\p{L}/u.test(text)) return [];
  const inner = text.trim();
  const from = start + text.indexOf(inner);
  return [{ pieces: [[{ start: from, end: from + inner.length }]] }];
}

/** What readers of subtitles can take in at once. In characters. */
const subtitleWidth = 42;

/** Breaks a cue's words into two lines of about the same length, where they were broken or grew too long. */
export function wrapSubtitle(text: string, raw: string): string {
  if (!raw.includes('\n') && text.length <= subtitleWidth) return text;
  const middle = text.length / 2;
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index);
  const [best] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? text : `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

/** Breaks a paragraph into lines as long as those it had. */
export function wrapAsBefore(text: string, raw: string): string {
  if (!raw.includes('\n')) return text;
  const width = Math.max(...raw.split('\n').map((line) => line.length));
  let [wrapped, length] = ['', 0];
  for (const word of text.split(' ')) {
    const breaks = length > 0 && length + 1 + word.length > width;
    wrapped += (length === 0 ? '' : breaks ? '\n' : ' ') + word;
    length = breaks || length === 0 ? word.length : length + 1 + word.length;
  }
  return wrapped;
}
