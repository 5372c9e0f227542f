import { Check } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { apcaContrast } from './apca.ts';
import { ColorChip } from './color-fill.tsx';
import type { Hex } from './color-space.ts';
import { type ContrastCell, contrastMatrix, formatRatio } from './contrast.ts';
import { ContrastPair } from './contrast-pair.tsx';

type Purpose = 'text' | 'large';

const purposes: readonly { value: Purpose; label: string; ratio: number; apca: number }[] = [
  { value: 'text', label: t('Body text'), ratio: 4.5, apca: 75 },
  { value: 'large', label: t('Headlines, icons'), ratio: 3, apca: 45 },
];
const [bodyText] = purposes;

type Pair = { text: Hex; background: Hex };

/** Every colour of the palette, white and black as text on every other, by WCAG 2.2 and APCA. */
export default function ContrastTable(props: { colors: readonly Hex[]; onReplace: (old: Hex, hex: Hex) => void }) {
  const [purposeId, setPurposeId] = useState<Purpose>('text');
  const [chosen, setChosen] = useState<Pair>();
  const purpose = purposes.find(({ value }) => value === purposeId) ?? bodyText;
  if (!purpose) return null;
  const grounds = [...new Set<Hex>([...props.colors, '#ffffff', '#000000'])];
  const matrix = contrastMatrix(grounds);
  const isThere = chosen && grounds.includes(chosen.text) && grounds.includes(chosen.background);
  const shown = isThere ? chosen : mostReadable(matrix, props.colors);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-x-8 gap-y-4">
        <ChoiceGroup
          label="Mark what is enough for"
          choices={purposes}
          value={purposeId}
          onChange={setPurposeId}
          className="w-full sm:w-80"
        />
        <p className="max-w-[52ch] text-soft">
          <Check className="-mt-0.5 inline size-4 text-accent" aria-hidden="true" /> At least {purpose.ratio}:1 by WCAG
          2.2, and Lc {purpose.apca} by APCA. Choose a pair to see it at work.
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the arrow keys.
          tabIndex={0}
          aria-label="Contrast of all pairs"
          className="overflow-x-auto rounded-[16px] border border-line bg-card shadow-card"
        >
          <table className="w-full border-collapse text-center text-[0.8125rem] tabular-nums">
            <thead>
              <tr>
                <th
                  scope="col"
                  className="sticky inset-s-0 z-10 bg-card p-1.5 text-start font-normal text-soft text-xs"
                >
                  Text <Arrow />
                  <br />
                  on ↓
                </th>
                {grounds.map((hex) => (
                  <th key={hex} scope="col" className="min-w-14 p-1.5 font-medium">
                    <ColorChip hex={hex} className="mx-auto mb-0.5 block h-5 w-8" />
                    <bdi className="text-xs">{hex}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matrix.map((row, index) => {
                const background = grounds[index];
                return (
                  background && (
                    <tr key={background} className="border-line border-t">
                      <th scope="row" className="sticky inset-s-0 z-10 bg-card p-1.5 font-medium">
                        <ColorChip hex={background} className="mx-auto mb-0.5 block h-5 w-8" />
                        <span className="text-xs">{background}</span>
                      </th>
                      {row.map((cell) => (
                        <td key={cell.text} className="p-0.5">
                          {cell.text !== cell.background && (
                            <PairButton
                              cell={cell}
                              purpose={purpose}
                              isShown={cell.text === shown?.text && background === shown?.background}
                              onChoose={() => setChosen({ text: cell.text, background })}
                            />
                          )}
                        </td>
                      ))}
                    </tr>
                  )
                );
              })}
            </tbody>
          </table>
        </section>
        {shown && (
          <ContrastPair
            {...shown}
            canReplace={props.colors.includes(shown.text)}
            onReplace={(hex) => {
              props.onReplace(shown.text, hex);
              setChosen({ text: hex, background: shown.background });
            }}
          />
        )}
      </div>
    </>
  );
}

function PairButton(props: {
  cell: ContrastCell;
  purpose: { ratio: number; apca: number };
  isShown: boolean;
  onChoose: () => void;
}) {
  const { cell, purpose, isShown, onChoose } = props;
  const apca = apcaContrast(cell.text, cell.background);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onChoose}
      className="relative block w-full min-w-16 overflow-hidden rounded-[8px] border-2 border-transparent hover:border-edge aria-pressed:border-accent"
    >
      <span className="sr-only">
        {cell.text} on {cell.background}:{' '}
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 52 26"
        className="block h-7 w-full outline-1 outline-line -outline-offset-1"
        preserveAspectRatio="xMidYMid slice"
      >
        <rect x="-50" y="-20" width="152" height="66" fill={cell.background} />
        <text x="26" y="19" textAnchor="middle" fontSize="17" fontWeight="700" fill={cell.text}>
          Aa
        </text>
      </svg>
      <Figure passes={cell.ratio >= purpose.ratio}>{`${formatRatio(cell.ratio).replace(':1', '')} `}</Figure>
      <Figure passes={Math.abs(apca) >= purpose.apca}>{`Lc ${Math.round(Math.abs(apca))}`}</Figure>
    </button>
  );
}

function Figure({ passes, children }: { passes: boolean; children: string }) {
  return (
    <span
      className={classNames(
        'flex items-center justify-center gap-0.5 whitespace-nowrap leading-5',
        passes ? 'font-semibold text-ink' : 'text-soft',
      )}
    >
      {passes && <Check className="size-3 shrink-0 text-accent" strokeWidth={3} aria-hidden="true" />}
      {children}
    </span>
  );
}

/** The pair with the highest contrast that has a colour of the palette as text. */
function mostReadable(matrix: readonly (readonly ContrastCell[])[], colors: readonly Hex[]): Pair | undefined {
  return matrix
    .flat()
    .filter(({ text }) => colors.includes(text))
    .reduce<ContrastCell | undefined>((best, cell) => (best && best.ratio >= cell.ratio ? best : cell), undefined);
}
