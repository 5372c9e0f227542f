import { Button } from '../../kit/ui/button.tsx';
import { adsHost } from '../head/site-values.ts';
import { chooseAds } from './ads-choice.ts';

/** Asks once whether advertisements may be loaded; both answers are one press. */
export default function AdQuestion() {
  return (
    <div className="flex h-full flex-wrap content-center items-center justify-center gap-x-4 gap-y-2 text-center">
      <p className="text-[0.9375rem] leading-snug">May this site show advertisements? They come from {adsHost()}.</p>
      <div className="flex gap-2">
        <Button look="secondary" size="small" onClick={() => chooseAds('no')}>
          No, thanks
        </Button>
        <Button look="secondary" size="small" onClick={() => chooseAds('yes')}>
          Yes, show them
        </Button>
      </div>
    </div>
  );
}
