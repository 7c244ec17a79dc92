import type { OpenedSlots, Publication } from '../../../application/operator/operator.port';
import type { ClosedPlaces } from '../../../application/positions/slots.store';
import { closeSlots, openSlots, publishPosition } from '../../contract/operator/operator.calls';
import { asNumber, command, type OperatorCommand } from './command';

const sayPublication = ({ positionId, published }: Publication): string =>
  `Position ${positionId} is ${published ? 'published' : 'closed'}.`;

const sayOpened = ({ positionId, kind, slots }: OpenedSlots): string =>
  slots
    .map(({ slot: { date, from, to }, capacity }) =>
      [`Position ${positionId} offers ${date} ${from} to ${to}`, kind, `capacity ${capacity}.`].join(', '),
    )
    .join('\n');

const sayClosed = ({ closed, booked }: ClosedPlaces): string =>
  [
    closed === 0
      ? 'No free place was found then.'
      : `${closed} free ${closed === 1 ? 'place is' : 'places are'} closed.`,
    ...booked.map(({ slot: { date, from, to }, email }) => `Stays booked: ${date} ${from} to ${to}, ${email}`),
  ].join('\n');

const publishing = (name: string, published: boolean): OperatorCommand =>
  command({
    name,
    usage: '--position ID',
    options: { position: 'position_id' },
    call: publishPosition,
    wire: ({ position }) => ({ position_id: asNumber(position), published }),
    ask: (side) => side.publish,
    say: sayPublication,
  });

/** What an operator does with positions and their times. */
export const positionCommands: readonly OperatorCommand[] = [
  publishing('publish', true),
  publishing('unpublish', false),
  command({
    name: 'open-slots',
    usage: '--position ID --kind KIND --date YYYY-MM-DD --from HH:mm --to HH:mm [--capacity N]',
    options: {
      position: 'position_id',
      kind: 'kind',
      date: 'slots[0].slot_date',
      from: 'slots[0].slot_from',
      to: 'slots[0].slot_to',
      capacity: 'slots[0].capacity',
    },
    call: openSlots,
    wire: ({ position, kind, date, from, to, capacity }) => ({
      position_id: asNumber(position),
      kind,
      slots: [{ slot_date: date, slot_from: from, slot_to: to, capacity: asNumber(capacity) }],
    }),
    ask: (side) => side.openSlots,
    say: sayOpened,
  }),
  command({
    name: 'close-slots',
    usage: '--position ID --kind KIND --date YYYY-MM-DD --from HH:mm',
    options: { position: 'position_id', kind: 'kind', date: 'slots[0].slot_date', from: 'slots[0].slot_from' },
    call: closeSlots,
    wire: ({ position, kind, date, from }) => ({
      position_id: asNumber(position),
      kind,
      slots: [{ slot_date: date, slot_from: from }],
    }),
    ask: (side) => side.closeSlots,
    say: sayClosed,
  }),
];
