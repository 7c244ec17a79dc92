import * as O from 'fp-ts/Option';
import type { PositionId } from '../../domain/ids/position-ids';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { Position } from '../../domain/positions/position';
import { inOrder, take } from '../in-order';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { questionsToRecord } from '../recording/own-recording.service';
import { eachOf, type Ask } from './ask.service';
import type { CandidateRecord, NewVideo, RecordFault, Records } from './records.service';

/** An answer that the records give a second time. */
const givenTwice = (at: string, videos: readonly NewVideo[]): readonly RecordFault[] =>
  videos.flatMap(({ questionId }, n) => {
    const first = videos.findIndex((one) => one.questionId === questionId);
    return first === n
      ? []
      : [{ at: `${at}.videos[${n}]`, reason: { _tag: 'SameQuestion', questionId, first: `${at}.videos[${first}]` } }];
  });

/** An application that is there already stays as it is, whatever the records say of it. */
const isThere = (store: Store, { candidate }: CandidateRecord, positionId: PositionId): FromStore<boolean> =>
  inOrder(function* () {
    if (candidate === undefined) return false;
    const person = yield* take(store.candidates.withEmail(candidate.email));
    return O.isSome(person) && O.isSome(yield* take(store.applications.find(person.value.id, positionId)));
  });

/** Recorded answers to questions that their position doesn't ask, and those that stand twice. */
export const answerFaults = (
  ask: Ask,
  records: Records,
  known: ReadonlyMap<PositionId, Position>,
): FromStore<readonly RecordFault[]> => {
  const given = new Map(records.questionnaires.map(({ value }) => [value.questionnaire.id, value.interview]));
  const recorded = records.candidates.flatMap(({ value: record }) =>
    record.applications.flatMap(({ at, value: { positionId, carried } }) =>
      carried.videos.length === 0 ? [] : [{ at, record, positionId, videos: carried.videos }],
    ),
  );
  /** Undefined: nobody can tell. */
  const questionsOf = (store: Store, position: Position): FromStore<readonly InterviewQuestionId[] | undefined> =>
    inOrder(function* () {
      const { questionnaireId: id } = position;
      const own = id === undefined ? undefined : given.get(id);
      if (own === undefined && id !== undefined && records.unreadableQuestionnaires) return undefined;
      return (own ?? (yield* take(questionsToRecord(store, position))).interview).map(({ questionId }) => questionId);
    });
  const unknown = (store: Store, { at, record, positionId, videos }: (typeof recorded)[number]) =>
    inOrder(function* () {
      const position = known.get(positionId);
      const asked = position && (yield* take(questionsOf(store, position)));
      const faults = videos.flatMap(({ questionId }, n): readonly RecordFault[] =>
        asked === undefined || asked.includes(questionId)
          ? []
          : [{ at: `${at}.videos[${n}]`, reason: { _tag: 'UnknownQuestion', positionId, questionId } }],
      );
      return faults.length > 0 && (yield* take(isThere(store, record, positionId))) ? [] : faults;
    });
  return inOrder(function* () {
    const strange = yield* take(eachOf(ask, recorded, unknown));
    return [...recorded.flatMap(({ at, videos }) => givenTwice(at, videos)), ...strange.flat()];
  });
};
