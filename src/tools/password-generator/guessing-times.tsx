import { Panel } from '../../web/kit/ui/panel.tsx';
import { explainEntropy } from './entropy.ts';

/** How long guessing a secret of this entropy takes, with the assumptions. */
export function GuessingTimes({ bits }: { bits: number }) {
  const { attacks } = explainEntropy(bits);
  return (
    <Panel aria-labelledby="guessing-times">
      <h2 id="guessing-times" className="text-xl">
        How long it takes to guess
      </h2>
      <dl className="mt-3">
        {attacks.map(({ scenario, time }) => (
          <div
            key={scenario.name}
            className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <dt>
              <span className="font-semibold">{scenario.name}</span>
              <span className="block text-[0.9375rem] text-soft">{scenario.assumption}</span>
            </dt>
            <dd className="font-bold text-lg sm:text-end">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-[0.9375rem] text-soft">
        On average, for an attacker who knows these settings and tries one password after another. Phishing, spying and
        reuse on a second website get around any length.
      </p>
    </Panel>
  );
}
