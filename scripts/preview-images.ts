import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import sharp from 'sharp';

// The size that social networks and chats ask for.
const size = { width: 1200, height: 630 };
const margin = 90;
const titleSize = 76;
const lineHeight = 90;
const maxLines = 4;

const colors = {
  paper: '#f4f0e6',
  ink: '#1c1f1a',
  soft: '#5a5a4e',
  canvas: '#1c5642',
  onCanvas: '#f8f3e6',
  thread: '#b07c1a',
};

const resolve = createRequire(import.meta.url).resolve;
const loadFont = (file: string): Font => {
  const bytes = readFileSync(resolve(`@expo-google-fonts/arimo/${file}`));
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
};
const bold = loadFont('700Bold/Arimo_700Bold.ttf');
const regular = loadFont('400Regular/Arimo_400Regular.ttf');

/**
 * The preview image of a post as PNG, 1200 x 630 pixels. Letters are drawn as outlines, so that the machine that builds the site
 * needs no fonts.
 */
export function drawPreview(post: { title: string; category: string; readingMinutes: number }): Promise<Buffer> {
  const lines = breakLines(post.title, size.width - 2 * margin).slice(0, maxLines);
  const top = 285 - ((lines.length - 1) * lineHeight) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colors.paper}"/>
<rect y="520" width="100%" height="110" fill="${colors.canvas}"/>
<path d="M0 532H1200" stroke="${colors.thread}" stroke-width="3" stroke-dasharray="18 12"/>
${drawText(post.category, { x: margin, y: 130, size: 34, color: colors.soft, font: regular })}
${lines.map((line, index) => drawText(line, { x: margin, y: top + index * lineHeight, size: titleSize, color: colors.ink, font: bold })).join('\n')}
${drawText('Satchel', { x: margin, y: 590, size: 44, color: colors.onCanvas, font: bold })}
${drawText(`${post.readingMinutes} min read`, { x: 930, y: 588, size: 34, color: colors.onCanvas, font: regular })}
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer();
}

function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, titleSize, bold) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Glyph = { path: string; x: number };

/** The glyphs of a line with their places, in the units of the font. */
function shapeText(text: string, font: Font): { glyphs: Glyph[]; width: number } {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const glyph = { path: font.glyphToPath(codepoint), x: width + (positions[index]?.xOffset ?? 0) };
    width += positions[index]?.xAdvance ?? 0;
    return glyph;
  });
  return { glyphs, width };
}

const unitsPerEm = 2048;

const widthOf = (text: string, pixels: number, font: Font): number =>
  (shapeText(text, font).width * pixels) / unitsPerEm;

function drawText(text: string, place: { x: number; y: number; size: number; color: string; font: Font }): string {
  const { x, y, size: pixels, color, font } = place;
  const scale = pixels / unitsPerEm;
  const outlines = shapeText(text, font)
    .glyphs.map((glyph) => `<path transform="translate(${glyph.x} 0)" d="${glyph.path}"/>`)
    .join('');
  // Fonts count upwards.
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}">${outlines}</g>`;
}
