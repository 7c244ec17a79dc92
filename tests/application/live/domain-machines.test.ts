import {
  EMPTY,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  of,
  Subject,
  switchMap,
  takeUntil,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import { machine, type CarryOut } from '../../../application/live/machine';
import { openScope } from '../../../application/live/scope';
import {
  beforeMeeting,
  meetingStep,
  type MeetingCommand,
  type MeetingEvent,
  type MeetingState,
} from '../../../domain/live-interview/meeting';
import { questionStep } from '../../../domain/recording/question';
import {
  openQuestion,
  type QuestionCommand,
  type QuestionEvent,
  type QuestionTerms,
} from '../../../domain/recording/question-state';
import { openSession, sessionStep, type SessionEvent } from '../../../domain/recording/session';
import { plus } from '../../../domain/time/instant';
import { aQuestion } from '../../support/builders/recording';
import { marbles } from '../../support/marbles';
import { morning } from '../../support/world/world';

/* The domain's machines are pure and know nothing of streams. Here they run unchanged on the kernel, with marbles playing the outside world. */

const of1 = <A extends { readonly _tag: string }, Tag extends A['_tag']>(commands: Observable<A>, tag: Tag) =>
  commands.pipe(filter((command): command is Extract<A, { readonly _tag: Tag }> => command._tag === tag));

describe('A live interview on the kernel', () => {
  const play = (acts: string, expected: string, told: Record<string, string>, script: Record<string, MeetingEvent>) =>
    marbles((scheduler: TestScheduler) => {
      const sent: string[] = [];
      let asked = 0;
      const carryOut: CarryOut<MeetingCommand, MeetingEvent> = (commands) => {
        const stopTimers = of1(commands, 'StopTimers');
        return merge(
          of1(commands, 'StartTimer').pipe(
            mergeMap(({ timer: name, after }) =>
              timer(after, scheduler).pipe(
                map((): MeetingEvent => ({ _tag: 'TimerFired', timer: name })),
                takeUntil(merge(stopTimers, of1(commands, 'StartTimer').pipe(filter((next) => next.timer === name)))),
              ),
            ),
          ),
          of1(commands, 'StartEtaPolling').pipe(
            switchMap(({ every }) =>
              interval(every, scheduler).pipe(
                takeUntil(of1(commands, 'StopEtaPolling')),
                tap(() => {
                  asked += 1;
                }),
                ignoreElements(),
              ),
            ),
          ),
          commands.pipe(
            mergeMap((command) => {
              if (command._tag === 'SendStatus') sent.push(command.status);
              if (command._tag === 'SendJoinedSignal') sent.push('signal');
              if (command._tag === 'GoTo') sent.push(command.exit);
              return EMPTY;
            }),
          ),
        );
      };
      const meeting = machine<MeetingState, MeetingEvent, MeetingCommand>(
        [beforeMeeting(morning), []],
        meetingStep,
        carryOut,
        () => ({ _tag: 'SessionRefused' }),
      );
      meeting.runIn(openScope());
      scheduler.createHotObservable(acts, script).subscribe(meeting.send);
      const stands = ({ value }: typeof meeting): string => `${value()._tag} ${sent.join(' ')} ${asked}`;
      scheduler.expectObservable(meeting.changes.pipe(map(() => stands(meeting)))).toBe(expected, told);
    });
  const joined: MeetingEvent = { _tag: 'Joined', now: plus(morning, 0) };

  it('is canceled 15 minutes after its scheduled time if nobody joins, and the page leaves 6 s later [spec 2 §4.6]', () => {
    play(
      'j',
      'j 899999ms c 5999ms o',
      { j: 'Waiting  0', c: 'Cancelling Joined 89', o: 'Over Joined 89' },
      { j: joined },
    );
  });

  it('is joined by a peer: waiting stops, and the signal follows after 1 s [spec 2 §4.6]', () => {
    play(
      'jp 1500ms l',
      'jp 1500ms l',
      { j: 'Waiting  0', p: 'Met Joined 0', l: 'Over Joined signal 0' },
      { j: joined, p: { _tag: 'PeerJoined' }, l: { _tag: 'LeavePressed' } },
    );
  });
});

describe('A recorded answer on the kernel', () => {
  const terms: QuestionTerms = { limit: 30_000, skippable: true, reRecordLimit: 1 };

  it('counts down, records until its limit, and is complete with its last chunk [spec 2 §4.1, §9]', () => {
    marbles((scheduler: TestScheduler) => {
      const kept: number[] = [];
      const carryOut: CarryOut<QuestionCommand, QuestionEvent> = (commands) => {
        const stopRecorder = of1(commands, 'StopRecorder');
        return merge(
          of1(commands, 'StartTimer').pipe(
            mergeMap(({ timer: name, after }) =>
              timer(after, scheduler).pipe(
                map((): QuestionEvent => ({ _tag: 'TimerFired', timer: name })),
                takeUntil(of1(commands, 'StopTimers')),
              ),
            ),
          ),
          of1(commands, 'StartRecorder').pipe(
            switchMap(({ take, chunkEvery }) =>
              interval(chunkEvery * 40, scheduler).pipe(
                map((index): QuestionEvent => ({ _tag: 'ChunkArrived', take, chunk: { index, bytes: 100 } })),
                takeUntil(stopRecorder),
              ),
            ),
          ),
          stopRecorder.pipe(switchMap(({ take }) => of<QuestionEvent>({ _tag: 'RecorderStopped', take }))),
          of1(commands, 'KeepChunk').pipe(
            mergeMap(({ chunk }) => {
              kept.push(chunk.index);
              return EMPTY;
            }),
          ),
        );
      };
      const question = machine(
        [openQuestion(terms, { standing: 'unrecorded', reRecords: 0, lastTake: 0 }), []],
        questionStep,
        carryOut,
        (): QuestionEvent => ({ _tag: 'RecorderFailed', take: question.value().take }),
      );
      const scope = openScope();
      question.runIn(scope);
      question.send({ _tag: 'RecordPressed' });
      scheduler
        .expectObservable(question.changes.pipe(map(({ phase }) => phase._tag)))
        .toBe('3s r 9999ms r 9999ms (rr) 9996ms (fR)', {
          r: 'Recording',
          f: 'Finishing',
          R: 'Recorded',
        });
      scheduler.schedule(() => expect(kept).toEqual([0, 1]), 34_000);
    });
  });

  it('whose recorder throws is interrupted, not stuck', () => {
    const question = machine(
      [openQuestion(terms, { standing: 'unrecorded', reRecords: 0, lastTake: 0 }), []],
      questionStep,
      (commands: Observable<QuestionCommand>) =>
        commands.pipe(
          mergeMap((command): Observable<QuestionEvent> => {
            if (command._tag === 'StartRecorder') throw new Error('no camera');
            return command._tag === 'StartTimer' && command.timer === 'countdown'
              ? of({ _tag: 'TimerFired', timer: 'countdown' })
              : EMPTY;
          }),
        ),
      (): QuestionEvent => ({ _tag: 'RecorderFailed', take: question.value().take }),
    );
    question.runIn(openScope());
    question.send({ _tag: 'RecordPressed' });
    expect(question.value().phase).toEqual({ _tag: 'NotRecorded', fault: 'recorder-failed' });
  });
});

describe('A recorded interview on the kernel', () => {
  it('begins with its opening step, and ends where its submission leads [spec 2 §4.1, §4.2]', () => {
    const opened: unknown[] = [];
    const acknowledged = new Subject<SessionEvent>();
    const session = machine(
      openSession({ mode: 'live', reRecordLimit: 1 }, [aQuestion(1)], false),
      sessionStep,
      (commands) =>
        commands.pipe(
          mergeMap((command): Observable<SessionEvent> => {
            opened.push(command._tag);
            return command._tag === 'SubmitRecording' ? acknowledged : EMPTY;
          }),
        ),
      (): SessionEvent => ({ _tag: 'SubmitFailed' }),
    );
    expect(session.value().stage._tag).toBe('Answering');
    session.runIn(openScope());
    expect(opened).toEqual(['OpenQuestion']);
    const { questionId } = aQuestion(1);
    session.send({ _tag: 'QuestionAnswered', questionId, skipped: false, reRecords: 0 });
    session.send({ _tag: 'SubmitPressed' });
    expect(session.value().stage._tag).toBe('Submitting');
    acknowledged.next({ _tag: 'SubmitAcknowledged' });
    expect(session.value().stage._tag).toBe('Submitted');
    expect(opened).toEqual(['OpenQuestion', 'SubmitRecording', 'GoTo']);
  });
});
