import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminRatingsPath, answerRatingsSchema } from '../../../modules/assistant/assistant.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { showDate } from '../account/settings/show-date.ts';

/** How answers of the assistant were rated in the last 30 days. */
export function AnswerRatings() {
  const ratings = useQuery({ ...queryOf(adminRatingsPath, answerRatingsSchema), staleTime: 0 });
  return (
    <section aria-labelledby="answer-ratings" className="mt-10">
      <h3 id="answer-ratings" className="mb-3 text-lg">
        Answers
      </h3>
      <LoadedThings query={ratings} label="Loading…">
        {({ good, bad, lastBad }) => (
          <>
            <p className="mb-4 text-soft">
              {t('Answers rated in the last 30 days: {good} good, {bad} bad.', { good, bad })}
            </p>
            {lastBad.length > 0 && (
              <ThingList label="Last rated bad">
                {lastBad.map(({ id, ratedAt, passage }) => (
                  <Thing
                    key={id}
                    name={
                      passage ? (
                        <Link to={passage.path} className="text-link">
                          {passage.title}
                        </Link>
                      ) : (
                        'No passage was found'
                      )
                    }
                    details={[passage?.text, showDate(ratedAt)].filter(Boolean).join(' · ')}
                  />
                ))}
              </ThingList>
            )}
          </>
        )}
      </LoadedThings>
    </section>
  );
}
