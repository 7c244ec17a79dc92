import { isAllowed } from '../../../domain/decision';
import { joinOpensAt, joinWindow } from '../../../domain/applications/join-window';
import { printIsoInstant } from '../../../domain/time/instant';
import { maybe, struct, text } from '../../contract/codec';
import { instant } from '../../contract/wire/fields';
import { status } from '../../contract/wire/vocabulary';
import { rule } from '../rule';

export const joinQuestion = struct({ schedule_time: maybe(instant), now: instant, link: maybe(text), status });

/** Whether an interview can be joined now (R12). `opens_at` is null where nothing is scheduled. */
export const joinRule = rule({
  name: 'join',
  shape: '{schedule_time, now, link, status} → {joinable, opens_at}',
  question: joinQuestion,
  answer: ({ schedule_time, now, link, status: interview }) => ({
    joinable: isAllowed(joinWindow(schedule_time, link, interview, now)),
    opens_at: schedule_time === undefined ? null : printIsoInstant(joinOpensAt(schedule_time)),
  }),
});
