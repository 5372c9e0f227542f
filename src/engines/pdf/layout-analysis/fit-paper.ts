import type { Box, CharacterStyle, PageReading, Segment } from '../../../pdf/reading/page-reading.ts';
import { t } from '../../../shared/language/translate.ts';

/** Word's largest page side, 22 inches, in points. */
const maxSide = 1584;

/** A page that is too large for office programs, such as a poster, made smaller as a whole. */
export function fitPaper(page: PageReading): PageReading {
  const scale = Math.min(1, maxSide / Math.max(page.width, page.height));
  if (scale === 1) return page;
  const styles = new Map<CharacterStyle, CharacterStyle>();
  const percent = Math.round(scale * 100);
  return {
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    segments: page.segments.map(scaled),
    turned: page.turned.map(({ segments }) => ({
      segments: segments.map((segment) => ({ ...segment, ...scaled(segment), place: scaledBox(segment.place) })),
    })),
    ...(page.slanted === undefined ? {} : { slanted: page.slanted.map(scaled) }),
    rules: page.rules.map(({ direction, at, from, to }) => ({
      direction,
      at: at * scale,
      from: from * scale,
      to: to * scale,
    })),
    fills: page.fills.map(scaledBox),
    figures: page.figures.map(scaledBox),
    links: page.links.map(scaledBox),
    doubts: [
      ...page.doubts,
      t('This page is larger than office programs allow (22 inches): everything on it is smaller, at {percent}%.', {
        percent,
      }),
    ],
  };

  function scaledBox<Some extends Box>(box: Some): Some {
    const { left, right, top, bottom } = box;
    return { ...box, left: left * scale, right: right * scale, top: top * scale, bottom: bottom * scale };
  }

  function scaled(segment: Segment): Segment {
    const pieces = segment.pieces.map((piece) => ({
      ...piece,
      left: piece.left * scale,
      right: piece.right * scale,
      style: scaledStyle(piece.style),
    }));
    return { ...scaledBox(segment), fontSize: segment.fontSize * scale, pieces };
  }

  /** Letters of one style share its object. */
  function scaledStyle(style: CharacterStyle): CharacterStyle {
    const known = styles.get(style) ?? { ...style, size: style.size * scale, baseline: style.baseline * scale };
    styles.set(style, known);
    return known;
  }
}
