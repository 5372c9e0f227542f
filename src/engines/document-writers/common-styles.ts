import { paragraphsOf } from './flow-blocks.ts';
import type { FlowDocument, FlowParagraph, FlowTextStyle } from './flow-document.ts';

export type HeadingLevel = NonNullable<FlowParagraph['headingLevel']>;
export const headingLevels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** The look of most letters. */
export type LetterLook = Pick<FlowTextStyle, 'family' | 'size' | 'bold' | 'italic' | 'color'>;

export type CommonStyles = {
  body: LetterLook;
  /** Only for levels that occur. */
  headings: Partial<Record<HeadingLevel, LetterLook>>;
};

const plain: LetterLook = { family: 'Arial', size: 11, bold: false, italic: false, color: '#000000' };

/** The most common look, by letters, of the text and of each heading level. */
export function commonStyles({ sections }: FlowDocument): CommonStyles {
  const weights = new Map<HeadingLevel | 'body', Map<string, { look: LetterLook; letters: number }>>();
  for (const { blocks } of sections) {
    for (const { runs, headingLevel } of paragraphsOf(blocks)) {
      const of = headingLevel ?? 'body';
      const looks = weights.get(of) ?? new Map();
      weights.set(of, looks);
      for (const run of runs) {
        if (run.kind !== 'text') continue;
        const { family, size, bold, italic, color } = run.style;
        const key = [family, size, bold, italic, color].join('|');
        const found = looks.get(key) ?? { look: { family, size, bold, italic, color }, letters: 0 };
        found.letters += run.text.length;
        looks.set(key, found);
      }
    }
  }
  const most = (of: HeadingLevel | 'body'): LetterLook | undefined =>
    [...(weights.get(of)?.values() ?? [])].sort((one, other) => other.letters - one.letters)[0]?.look;
  const headings: CommonStyles['headings'] = {};
  for (const level of headingLevels) {
    const look = most(level);
    if (look) headings[level] = look;
  }
  return { body: most('body') ?? { ...plain, ...headings[1], bold: false }, headings };
}
