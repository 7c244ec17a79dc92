import type { ApplicationHistory, HistoryOperations } from '../../../application/applications/history.api';
import { sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import { historyWords, type HistoryLine } from '../../../domain/applications/history';
import type { CallOf } from '../call';
import { flag, listOf, oneOf, type Codec } from '../codec';
import { oneCall, type Bindings } from '../operation';
import { job } from '../positions/job.wire';
import { field, objectWith } from '../record';
import { calendarDate } from '../wire/fields';
import { noApplication } from './applying-refusals.wire';

const line: Codec<HistoryLine> = objectWith({
  says: field('says', oneOf(...historyWords)),
  on: field('on', calendarDate),
});

const history: Codec<ApplicationHistory> = objectWith({
  lines: field('lines', listOf(line)),
  fromTheBeginning: field('from_the_beginning', flag),
});

/** GET /candidate/history/{community_id}/{position_id} */
export const getHistory: CallOf<HistoryOperations['history']> = {
  name: 'history',
  summary: "What happened to the signed-in candidate's own application, oldest first, by days.",
  source: 'ours: R69',
  method: 'GET',
  path: 'candidate/history/{community_id}/{position_id}',
  access: 'candidate',
  request: job,
  response: history,
  refusal: noApplication,
  refusalStatus: () => 404,
  sayRefusal: sayPositionRefusal,
};

/** The call of `HistoryOperations`. */
export const historyCalls: Bindings<HistoryOperations> = { history: oneCall(getHistory) };
