import * as E from 'fp-ts/Either';
import {
  concat,
  defer,
  filter,
  from,
  ignoreElements,
  interval,
  map,
  mergeMap,
  takeWhile,
  tap,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { signOfLifeEvery } from '../../domain/live-interview/attendance';
import type { Job } from '../../domain/ids/job';
import type { MeetingApi } from './meeting.api';
import type { LeavingPage } from './leaving-page.port';

/** Emitted when the server answers that the session has ended. */
export type SessionEnded = 'session-ended';

/** A candidate's attendance at a live interview, as their page reports it (R37, R61). */
export interface Attending {
  /** Says Joined now and every 20 seconds. If it is stopped before `leave`, the page says Left as it goes away. */
  readonly stay: Observable<SessionEnded>;
  /** Says Left. */
  readonly leave: () => Observable<SessionEnded>;
  /** Says Left whenever the page is left, closed or reloaded while the candidate attends. */
  readonly watchPage: Observable<never>;
  /** Nothing more is said: the session is over. */
  readonly stop: () => void;
}

/** Attendance at one job's interview. A call that fails is forgotten, unless it says that the session has ended. */
export const attending = (
  {
    api,
    job,
    leavingPage,
  }: { readonly api: Pick<MeetingApi, 'updateInterviewStatus'>; readonly job: Job; readonly leavingPage: LeavingPage },
  scheduler?: SchedulerLike,
): Attending => {
  let present = false;
  const say = (status: 'Joined' | 'Left'): Observable<SessionEnded> =>
    from(api.updateInterviewStatus({ ...job, status, roomId: undefined })()).pipe(
      filter((answer) => E.isLeft(answer) && answer.left._tag === 'SessionEnded'),
      map((): SessionEnded => 'session-ended'),
    );
  const sayLeftIfPresent = (): void => {
    if (present) leavingPage.sayLeft(job);
  };
  const stop = (): void => {
    present = false;
  };
  return {
    stay: defer(() => {
      present = true;
      const again = interval(signOfLifeEvery, scheduler).pipe(
        takeWhile(() => present),
        mergeMap(() => say('Joined')),
      );
      return concat(say('Joined'), again);
    }).pipe(
      tap({
        finalize: () => {
          sayLeftIfPresent();
          stop();
        },
      }),
    ),
    leave: () => {
      stop();
      return say('Left');
    },
    watchPage: leavingPage.leaves.pipe(tap(sayLeftIfPresent), ignoreElements()),
    stop,
  };
};
