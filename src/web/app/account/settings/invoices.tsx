import { useQuery } from '@tanstack/react-query';
import { invoicesSchema } from '../../../../modules/billing/billing.contract.ts';
import { formatPrice } from '../../../../modules/plans/plans.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { queryOf } from '../../../kit/session/query-client.ts';
import { ButtonAnchor } from '../../../kit/ui/button.tsx';
import { LoadedThings } from '../../../kit/ui/loaded-things.tsx';
import { billingPaths } from '../billing-paths.ts';
import { Thing, ThingList } from './settings-panel.tsx';
import { showDate } from './show-date.ts';

const statusWords = {
  draft: t('in preparation'),
  open: t('to be paid'),
  paid: t('paid'),
  uncollectible: t('not collected'),
  void: t('void'),
} as const;

export function Invoices() {
  const invoices = useQuery(queryOf(billingPaths.invoices, invoicesSchema));
  return (
    <LoadedThings query={invoices} label="Loading your invoices…">
      {({ invoices: list }) =>
        list.length === 0 ? (
          <p className="text-soft">None yet.</p>
        ) : (
          <ThingList label="Invoices">
            {list.map(({ id, number, createdAt, amountCents, status, pageUrl, pdfUrl }) => (
              <Thing
                key={id}
                name={`${formatPrice(amountCents)}, ${statusWords[status]}`}
                details={`${showDate(createdAt)}${number ? ` · ${number}` : ''}`}
              >
                {pageUrl && (
                  <ButtonAnchor href={pageUrl} rel="noreferrer" look="quiet" size="small">
                    {status === 'open' ? (
                      <>
                        Pay<span className="sr-only"> the invoice of {showDate(createdAt)}</span>
                      </>
                    ) : (
                      <>
                        View<span className="sr-only"> the invoice of {showDate(createdAt)}</span>
                      </>
                    )}
                  </ButtonAnchor>
                )}
                {pdfUrl && (
                  <ButtonAnchor href={pdfUrl} rel="noreferrer" look="quiet" size="small">
                    PDF<span className="sr-only"> of the invoice of {showDate(createdAt)}</span>
                  </ButtonAnchor>
                )}
              </Thing>
            ))}
          </ThingList>
        )
      }
    </LoadedThings>
  );
}
