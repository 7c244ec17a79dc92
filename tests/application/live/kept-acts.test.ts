import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { keptActs } from '../../../application/live/kept-acts';

type Answer = E.Either<{ readonly _tag: string }, string>;

const booked: Answer = E.right('booked');
const dropped: Answer = E.left({ _tag: 'AnswerLost' });

/** An act whose answers are given by hand; what was told of it, and what it did itself. */
const aPage = () => {
  const back = new Subject<unknown>();
  const acts = keptActs(back);
  const told: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const done: string[] = [];
  const act = async (): Promise<Answer> => {
    const answer = await new Promise<Answer>((resolve) => answers.push(resolve));
    if (E.isRight(answer)) done.push(answer.right);
    return answer;
  };
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    acts,
    told,
    done,
    back,
    times: () => answers.length,
    press: () => acts.send(act, ({ _tag }) => told.push(_tag)),
    answer: async (answer: Answer): Promise<void> => {
      answers.at(-1)?.(answer);
      await settled();
    },
  };
};

describe('The acts of a page', () => {
  it('are told of while they are waited for', async () => {
    const { press, answer, told } = aPage();
    press();
    await answer(booked);
    expect(told).toEqual(['Answered']);
  });

  it('do what is theirs to do although nobody waits any more, and tell nobody', async () => {
    const { acts, press, answer, told, done } = aPage();
    press();
    acts.letGo();
    await answer(booked);
    expect(told).toEqual([]);
    expect(done).toEqual(['booked']);
  });

  it('travel until they are answered, when they are sent again as well', async () => {
    const { acts, press, answer, back, times } = aPage();
    expect(acts.travels()).toBe(false);
    press();
    expect(acts.travels()).toBe(true);
    await answer(dropped);
    expect(acts.travels()).toBe(false);
    back.next('back');
    expect(times()).toBe(2);
    expect(acts.travels()).toBe(true);
    acts.letGo();
    expect(acts.travels()).toBe(true);
    await answer(booked);
    expect(acts.travels()).toBe(false);
  });

  it('are not sent again when they are let go of while they wait', async () => {
    const { acts, press, answer, back, times } = aPage();
    press();
    await answer(dropped);
    acts.letGo();
    back.next('back');
    expect(times()).toBe(1);
  });
});
