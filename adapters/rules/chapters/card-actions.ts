import { sayActionBarrier } from '../../../application/applications/card.words';
import { sayCancellationRefusal } from '../../../application/applications/canceling.words';
import {
  cardActions,
  cardRows,
  decidingRow,
  moveKindOf,
  type CardRow,
  type OfferedAction,
} from '../../../domain/applications/card-actions';
import { movesLeft } from '../../../domain/applications/rescheduling';
import type { TimeZone } from '../../../domain/time/time-zone';
import { chapter } from '../chapter';
import { cardActionsQuestion, cardActionsRule } from '../questions/card-actions';
import { cardCase, cardInputs, otherwise } from './card-cases';
import { friday, heldInterview } from './examples';
import { applicationForm, zoneField } from './form';
import { afterMoves, movesAllowed } from './moves';
import { asWords, sayStatus } from './words';

/** `8a`, `8b`: the parts of a row of R10 that the domain separates, because only one of them uses moves. */
const partsOf = (row: number): readonly CardRow[] => cardRows.filter((its) => its.row === row);

const idOf = (decided: CardRow): string => {
  const parts = partsOf(decided.row);
  return parts.length < 2 ? String(decided.row) : `${decided.row}${'abc'.charAt(parts.indexOf(decided))}`;
};

const sayOffered =
  (zone: TimeZone) =>
  ({ action, barrier }: OfferedAction): string =>
    barrier === undefined
      ? asWords(action)
      : `${asWords(action)} (stands there, can't be used: ${sayActionBarrier(barrier, zone)})`;

const noMoves = sayCancellationRefusal({ _tag: 'NoMovesLeft', kind: 'video', left: 0 });

export const cardActionsChapter = chapter({
  rule: cardActionsRule,
  question: cardActionsQuestion,
  part: 'The job card',
  title: 'What does a job card offer, and what happens on the third reschedule?',
  sentence:
    `The first of ${otherwise} rows that fits decides which buttons stand on the card. Reschedule counts where it gives up a time that is held, or where ` +
    `the candidate did not come: with ${movesAllowed} moves allowed the third is refused, and Reschedule stands there disabled: '${noMoves}'. ` +
    'What the employer caused never counts.',
  asked:
    'which buttons does the card show, button, actions in a status, disabled Reschedule button, greyed out, what does the card offer',
  ours: [`${movesAllowed} moves allowed`],
  sources: [
    {
      cites: 'R10',
      says: 'The rows in their order; only giving up a held time, or the candidate’s own no-show, needs a move that is left.',
      instead: [
        'Spec 1 §4 disables Reschedule by the can_reschedule flag alone; a counter of 0 says the same.',
        'It offers Schedule in applied_status 2 without saying for whom: that is row 18 here.',
      ],
    },
    { cites: 'R12', says: 'Joinable from exactly 10 minutes before the schedule on.' },
    { cites: 'R9', says: 'A status that is not in the catalogue offers nothing.' },
    { cites: 'spec 1 §4', says: 'The buttons of the card, and the tooltip of a disabled Reschedule.' },
  ],
  fields: [...applicationForm, zoneField, { name: 'now', label: 'The candidate looks at', kind: 'moment' }],
  inputs: cardInputs,
  rows: [
    ...cardRows.map((row) => ({ id: idOf(row), ...cardCase(idOf(row)) })),
    { id: String(otherwise), ...cardCase(String(otherwise)) },
  ],
  boundary: {
    what: `moves used, of the ${movesAllowed} that the position allows`,
    from: 0,
    to: movesAllowed + 1,
    step: 1,
    shown: [0, movesAllowed - 1, movesAllowed],
    unit: { of: 'nth move', each: 1, less: 1 },
    limit: movesAllowed,
    caseAt: (used) => ({ ...heldInterview, zoom_link: null, ...afterMoves(used), now: friday }),
  },
  code: ['domain/applications/card-actions.ts', 'domain/applications/moves.ts'],
  tests: ['tests/domain/applications/card-actions.test.ts', 'tests/domain/applications/card-barriers.test.ts'],
  decide: ({ application, now, zone }) => {
    const row = decidingRow(application);
    const offered = cardActions(application, now).map(sayOffered(zone));
    const left = movesLeft(application.allowances[moveKindOf(application)]);
    const moves =
      row.gated.length === 0 ? '' : ` Moves left (${moveKindOf(application)}): ${left ?? 'as many as they like'}.`;
    return {
      row: idOf(row),
      says: `The card offers ${offered.length === 0 ? 'nothing' : offered.join('; ')}.${moves}`,
      reason: `Row ${row.row}, ${cardCase(idOf(row)).when}. The status is ${sayStatus(application.status)}.${moves} Offered: ${offered.length === 0 ? 'nothing' : offered.join('; ')}.`,
    };
  },
});
