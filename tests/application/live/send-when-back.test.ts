import * as E from 'fp-ts/Either';
import { filter, map, type Observable } from 'rxjs';
import { sendWhenBack } from '../../../application/live/send-when-back';
import { marbles } from '../../support/marbles';

type Answer = E.Either<{ readonly _tag: string }, string>;

const offline: Answer = E.left({ _tag: 'NoConnection' });
const dropped: Answer = E.left({ _tag: 'AnswerLost' });
const taken: Answer = E.left({ _tag: 'SlotTaken' });
const ended: Answer = E.left({ _tag: 'SessionEnded' });
const booked: Answer = E.right('booked');

const told = {
  s: { _tag: 'Travelling' },
  o: { _tag: 'Waiting', lost: { _tag: 'NoConnection' } },
  l: { _tag: 'Waiting', lost: { _tag: 'AnswerLost' } },
  t: { _tag: 'Answered', answer: taken },
  e: { _tag: 'Answered', answer: ended },
  b: { _tag: 'Answered', answer: booked },
};

/** The states of an action, except its start. */
const saidOf = (...sent: Parameters<typeof sendWhenBack<{ readonly _tag: string }, string>>) =>
  sendWhenBack(...sent).pipe(filter(({ _tag }) => _tag !== 'Travelling'));

/** An action with scripted responses, each after a millisecond; and how often it was sent. */
const acting = (cold: (marble: string) => Observable<string>, ...answers: readonly Answer[]) => {
  let travelled = 0;
  const act = (): Observable<Answer> => {
    const answer = answers[travelled] ?? booked;
    travelled += 1;
    return cold('-a').pipe(map(() => answer));
  };
  return { act, times: () => travelled };
};

describe('An action while offline', () => {
  it('is kept, and sent once automatically when the connection is back [R17]', () => {
    marbles((scheduler) => {
      const { act, times } = acting(scheduler.createColdObservable.bind(scheduler), offline, booked);
      const back = scheduler.createHotObservable('2s x 10s x');
      scheduler.expectObservable(saidOf(act, back, scheduler)).toBe('-o 1999ms (b|)', told);
      scheduler.flush();
      expect(times()).toBe(2);
    });
  });

  it('is sent again after 5, 10, 20 and 30 s if the device does not notice, and reports each time what is known [R17]', () => {
    marbles((scheduler) => {
      const { act } = acting(
        scheduler.createColdObservable.bind(scheduler),
        offline,
        dropped,
        dropped,
        dropped,
        booked,
      );
      const never = scheduler.createHotObservable('');
      scheduler.expectObservable(saidOf(act, never, scheduler)).toBe('-o 5s l 10s l 20s l 30s (b|)', told);
    });
  });

  it.each([
    ['a refusal', taken, 't'],
    ['the end of the session', ended, 'e'],
  ])('is not kept after %s: the candidate has to see it [R29]', (_, answer, marble) => {
    marbles((scheduler) => {
      const { act } = acting(scheduler.createColdObservable.bind(scheduler), dropped, answer);
      const back = scheduler.createHotObservable('1s x');
      scheduler.expectObservable(saidOf(act, back, scheduler)).toBe(`-l 999ms (${marble}|)`, told);
    });
  });

  it('is canceled if the candidate chooses something else: it is never sent', () => {
    marbles((scheduler) => {
      const { act, times } = acting(scheduler.createColdObservable.bind(scheduler), offline, booked);
      const back = scheduler.createHotObservable('2s x');
      scheduler.expectObservable(saidOf(act, back, scheduler), '^ 1s !').toBe('-o', told);
      scheduler.flush();
      expect(times()).toBe(1);
    });
  });

  it('reports each time that it is being sent: it may have been executed already', () => {
    marbles((scheduler) => {
      const { act } = acting(scheduler.createColdObservable.bind(scheduler), offline, booked);
      const back = scheduler.createHotObservable('2s x');
      scheduler.expectObservable(sendWhenBack(act, back, scheduler)).toBe('so 1998ms s(b|)', told);
    });
  });
});
