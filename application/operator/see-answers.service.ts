import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { occurred } from '../../domain/applications/application-event';
import type { NoSuchVideo, RecordedVideos } from '../recording/recording.api';
import type { SignedFile } from '../files/receipt.api';
import type { AnswerNamed } from './operator.port';
import type { ApplicationNotFound, ApplicationNamed } from '../applications/application-named.port';
import { byEmployer, type OperatorCaller } from '../ports/operator-caller';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { recordedVideosOf } from '../recording/read-recording.service';
import { linkToAnswer } from '../recording/signed-videos.service';
import { lockNamed } from '../applications/named-application.service';

type Failure = ApplicationNotFound | StoreUnavailable;

/** The answers of a candidate as the operator sees them (R35). */
export const seeAnswers =
  ({ unitOfWork }: ServiceDependencies) =>
  (named: ApplicationNamed): TE.TaskEither<Failure, RecordedVideos> =>
    unitOfWork.run((store) =>
      pipe(
        lockNamed(store)(named),
        TE.flatMap(({ candidateId, position }) => recordedVideosOf(store, candidateId, position)),
      ),
    );

/**
 * A link that plays or downloads one answer, whole, for five minutes; also after the application is finished (R35). Asking for it counts as opening the
 * answer.
 */
export const signAnswer =
  (deps: ServiceDependencies) =>
  (by: OperatorCaller) =>
  ({ questionId, asRecorded, ...named }: AnswerNamed): TE.TaskEither<Failure | NoSuchVideo, SignedFile> =>
    inOrder(function* () {
      const { candidateId, position } = yield* take(deps.unitOfWork.run((store) => lockNamed(store)(named)));
      const { positionId } = position;
      const { url, until } = yield* take(linkToAnswer(deps, { candidateId, positionId, questionId }, asRecorded));
      const opened = occurred('answer.opened', byEmployer(by), deps.clock.now());
      yield* take(deps.unitOfWork.run(({ events }) => events.add(candidateId, positionId, opened)));
      return { url: `${deps.publicUrl}${url}`, until };
    });
