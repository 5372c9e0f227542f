import { useStore } from '../../kit/store.ts';
import { adsChoice, chooseAds } from './ads-choice.ts';

/** Takes back what was chosen about advertisements, where there are any; at the foot of every page. */
export function AdsSwitch() {
  const isOn = useStore(adsChoice) === 'yes';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => chooseAds(isOn ? 'no' : 'yes')}
      className="hidden min-h-9 rounded-lg text-link ads-possible:inline-block"
    >
      {isOn ? 'Advertisements: on' : 'Advertisements: off'}
    </button>
  );
}
