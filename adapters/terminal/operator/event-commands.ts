import type { EventOfCandidate } from '../../../application/applications/events.store';
import type { EventsTold } from '../../../application/operator/operator-events.port';
import { printIsoInstant } from '../../../domain/time/instant';
import { eventPlace, seeEvents } from '../../contract/operator/operator-events.calls';
import { asNumber, command, type OperatorCommand } from './command';

const sayActor = ({ by }: EventOfCandidate): string => {
  switch (by._tag) {
    case 'Candidate':
      return 'the candidate';
    case 'Employer':
      return by.name ?? 'the employer';
    case 'Portal':
      return 'the portal';
  }
};

/** An event in one line: when, what, to which application, and who did it. */
export const sayEvent = (event: EventOfCandidate): string =>
  [printIsoInstant(event.at), event.type, `${event.email} ${event.positionId}`, `by ${sayActor(event)}`].join('  ');

const sayEvents = ({ events, nextAfter }: EventsTold): string =>
  [...events.map(sayEvent), `Go on with --after ${String(eventPlace.type.encode(nextAfter))}`].join('\n');

/** What an operator reads of events. */
export const eventCommands: readonly OperatorCommand[] = [
  command({
    name: 'events',
    usage: '[--after PLACE] [--types TYPE[,TYPE…]] [--limit N]',
    options: { after: 'after', types: 'types', limit: 'limit' },
    call: seeEvents,
    wire: ({ after, types, limit }) => ({
      after,
      types: types?.split(',').map((type) => type.trim()),
      limit: asNumber(limit),
    }),
    ask: (side) => side.seeEvents,
    say: sayEvents,
  }),
];
