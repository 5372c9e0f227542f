import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { ticketsCall, ticketsPath } from '../../../modules/conversations/conversation-words.contract.ts';
import { ticketListSchema } from '../../../modules/conversations/conversations.contract.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { showDate } from '../account/settings/show-date.ts';
import { ticketStates } from './ticket-states.ts';

/** The tickets of this account or browser. */
export function TicketList() {
  const tickets = useQuery({ ...queryOf(ticketsCall, ticketListSchema), staleTime: 0 });
  return (
    <LoadedThings query={tickets} label="Loading your tickets…">
      {({ tickets: list }) =>
        list.length === 0 ? (
          <EmptyState
            icon={Ticket}
            title="No tickets yet"
            text="What you write to us from this browser or account is listed here. A ticket from elsewhere opens with its link."
          >
            <ButtonLink to="/support" look="secondary">
              Open a ticket
            </ButtonLink>
          </EmptyState>
        ) : (
          <ThingList label="Your tickets">
            {list.map(({ number, subject, state, updatedAt }) => (
              <Thing
                key={number}
                name={
                  <Link to={`${ticketsPath}#${number}`} className="text-link">
                    <bdi>{subject}</bdi>
                  </Link>
                }
                details={`${number} · ${ticketStates[state]} · ${showDate(updatedAt)}`}
              />
            ))}
          </ThingList>
        )
      }
    </LoadedThings>
  );
}
