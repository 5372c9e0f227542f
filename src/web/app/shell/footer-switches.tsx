import { AdsSwitch } from '../ads/ads-switch.tsx';
import { SuggestionsSwitch } from '../proactive/suggestions-switch.tsx';

/** What visitors choose about the site, for this browser. */
export default function FooterSwitches() {
  return (
    <div className="flex flex-wrap gap-x-4">
      <SuggestionsSwitch />
      <AdsSwitch />
    </div>
  );
}
