import type { ApplicationHistory } from '../../application/applications/history.api';
import { historyWords, type HistoryLine } from '../../domain/applications/history';
import { addDays } from '../../domain/time/calendar-date';
import { failureView } from '../hooks/failure.view';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';
import { HistoryPage } from './history-page';
import { historyView, type HistoryView } from './history.view';

const shown = (view: HistoryView) => (
  <Framed>
    <HistoryPage view={view} onRetry={nothing} />
  </Framed>
);

const job = { positionName: 'Caregiver', communityName: 'Maple Court' };
const of = (lines: readonly HistoryLine[], changes: Partial<ApplicationHistory> = {}, about = job) =>
  shown(historyView(about, { lines, fromTheBeginning: true, ...changes }));

const applied = addDays(given.today, -5);
const opened = addDays(given.today, -1);

const lines: readonly HistoryLine[] = [
  { says: 'applied', on: applied },
  { says: 'received', on: applied },
  { says: 'resume-stored', on: applied },
  { says: 'resume-opened', on: opened },
  { says: 'reviewed', on: opened },
  { says: 'booked', on: given.today },
];

const long = 'Supercalifragilisticexpialidocious-unbreakable-'.repeat(4);

export const historyStates = {
  'history-loading': () => shown({ _tag: 'Loading' }),
  'history-failed': () =>
    shown({
      _tag: 'Failed',
      failure: failureView({ _tag: 'ServerFault', message: '', requestId: given.requestId }),
    }),
  history: () => of(lines),
  'history-empty': () => of([], { fromTheBeginning: false }),
  'history-older': () => of(lines.slice(3), { fromTheBeginning: false }),
  'history-every-line': () => of(historyWords.map((says) => ({ says, on: applied }))),
  'history-long-texts': () => of(lines, {}, { positionName: long, communityName: long }),
} as const;
