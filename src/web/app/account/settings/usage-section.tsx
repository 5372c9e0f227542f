import { Link } from 'react-router';
import { t } from '../../../../shared/language/translate.ts';
import { toolCards } from '../../../../tools/cards.index.ts';
import { type ActionUsage, useUsage } from '../../../kit/session/use-usage.ts';
import { LoadedThings } from '../../../kit/ui/loaded-things.tsx';
import { ProgressBar } from '../../../kit/ui/progress-bar.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { showDate } from './show-date.ts';

/** What is left of every allowance. */
export function UsageSection() {
  const usage = useUsage();
  return (
    <SettingsPanel title="What is left" text="Daily counts reset at midnight UTC, monthly counts on the first.">
      <LoadedThings query={usage} label="Loading your counts…">
        {({ actions }) =>
          actions.length === 0 ? (
            <p className="text-soft">No tool on this site has an allowance.</p>
          ) : (
            <ul className="space-y-5">
              {actions.map((action) => (
                <Counted key={`${action.tool} ${action.action}`} usage={action} />
              ))}
            </ul>
          )
        }
      </LoadedThings>
    </SettingsPanel>
  );
}

function Counted({ usage: { tool, used, max, remaining, per, resetsAt } }: { usage: ActionUsage }) {
  const card = toolCards.find(({ slug }) => slug === tool);
  const name = card?.name ?? tool;
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {card ? (
          <Link to={card.path} className="text-link font-semibold">
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="text-[0.9375rem] text-soft tabular-nums">
          {max === null || remaining === null
            ? 'Unlimited'
            : per === 'day'
              ? t('{remaining} of {max} left today', { remaining, max })
              : t('{remaining} of {max} left this month', { remaining, max })}
        </span>
      </div>
      {max !== null && remaining !== null && (
        <>
          <div className="mt-1.5">
            <ProgressBar fraction={Math.min(1, used / max)} label={`${name}: ${used} of ${max} used`} />
          </div>
          {remaining === 0 && <p className="mt-1 text-sm text-soft">Again from {showDate(resetsAt)}.</p>}
        </>
      )}
    </li>
  );
}
