import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { previewUrl } from '../../../web/kit/tool-shell/result-file.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { IconButton } from '../../../web/kit/ui/icon-button.tsx';
import { TextField } from '../../../web/kit/ui/text-field.tsx';
import type { ScannedWord } from '../document-scanner.contract.ts';
import type { ScannedImage } from '../pages/scan-list.ts';
import type { DoubtfulWord } from './doubtful-words.ts';

/** Goes through the doubtful words, each beside its piece of the image. */
export function WordCheck(props: {
  image: ScannedImage;
  doubtful: readonly DoubtfulWord[];
  at: number;
  onGo: (place: number) => void;
  onCorrect: (word: DoubtfulWord, correction: string) => void;
  onKeep: (word: DoubtfulWord) => void;
}) {
  const { image, doubtful, at, onGo, onCorrect, onKeep } = props;
  const shown = doubtful[at];
  const number = at + 1;
  const count = doubtful.length;
  if (!shown) return null;
  return (
    <section aria-label="Doubtful words" className="space-y-3 rounded-[12px] border border-line bg-paper p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">
          Doubtful word {number} of {count}
          <span className="font-normal text-soft"> · {Math.round(shown.word.confidence)}% sure</span>
        </p>
        <span className="flex">
          <IconButton icon={ChevronLeft} label="Word before" disabled={at === 0} onClick={() => onGo(at - 1)} />
          <IconButton icon={ChevronRight} label="Next word" disabled={number === count} onClick={() => onGo(at + 1)} />
        </span>
      </div>
      <WordImage image={image} word={shown.word} />
      <Correction
        key={`${shown.start} ${shown.word.text}`}
        word={shown}
        onCorrect={(text) => onCorrect(shown, text)}
        onKeep={() => onKeep(shown)}
      />
    </section>
  );
}

function Correction(props: { word: DoubtfulWord; onCorrect: (text: string) => void; onKeep: () => void }) {
  const { word, onCorrect, onKeep } = props;
  const [text, setText] = useState(word.word.text);
  const isSame = text === word.word.text;
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) onKeep();
        else onCorrect(text);
      }}
    >
      <TextField label="Read as" hideLabel value={text} onChange={setText} className="min-w-36 flex-1" />
      <Button type="submit">
        <Check className="size-5" aria-hidden="true" />
        {isSame ? t('It is right') : t('Correct it')}
      </Button>
    </form>
  );
}

/** The height of the piece in screen pixels, and the share of it the letters take. */
const height = 72;
const letterShare = 0.5;

/** The piece of the page that a word was read from, with some margin. */
function WordImage({ image, word: { box, text } }: { image: ScannedImage; word: ScannedWord }) {
  const scale = (height * letterShare) / Math.max(box.height, 1);
  const width = image.width * scale;
  return (
    <div
      role="img"
      aria-label={`The image that “${text}” was read from`}
      className="relative w-full overflow-hidden rounded-[8px] border border-line bg-white"
      style={{ height }}
    >
      <div
        className="absolute top-0 left-1/2"
        style={{
          width,
          height: image.height * scale,
          transform: `translate(${-(box.x + box.width / 2) * scale}px, ${height / 2 - (box.y + box.height / 2) * scale}px)`,
        }}
      >
        <img src={previewUrl(image)} alt="" draggable={false} className="size-full max-w-none" />
        <span
          className="absolute rounded-[4px] outline-2 outline-brass outline-offset-4"
          style={{ left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale }}
        />
      </div>
    </div>
  );
}
