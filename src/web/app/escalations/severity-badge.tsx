import type { Severity } from '../../../modules/conversations/conversation-words.contract.ts';
import { severityNames } from './names.ts';

const looks: Readonly<Record<Severity, string>> = {
  critical: 'bg-danger text-on-danger',
  high: 'bg-danger-soft text-danger',
  medium: 'bg-accent-soft text-ink',
  low: 'border border-edge text-soft',
};

export function SeverityBadge({ severity }: { severity: Severity }) {
  return (
    <span
      className={`inline-flex items-center rounded-md px-2 py-0.5 font-semibold text-sm uppercase ${looks[severity]}`}
    >
      {severityNames[severity]}
    </span>
  );
}
