import * as E from 'fp-ts/Either';
import { pressKeys } from '../../../application/live/press-key';
import type { IdempotencyKey } from '../../../application/ports/secrets';
import { key } from '../../support/builders/identity';

type Answer = E.Either<{ readonly _tag: 'AnswerLost' | 'ServerFault' }, string>;

const lost: Answer = E.left({ _tag: 'AnswerLost' });
const failed: Answer = E.left({ _tag: 'ServerFault' });
const saved: Answer = E.right('saved');

/** A page's presses in turn, each with its content and its answer; the keys they were sent under. */
const keysOf = async (...presses: readonly (readonly [said: unknown, answer: Answer])[]) => {
  let made = 0;
  const newKey = (): IdempotencyKey => {
    made += 1;
    return key(`press ${made}`);
  };
  const press = pressKeys({ newKey });
  const keys: IdempotencyKey[] = [];
  for (const [said, answer] of presses)
    expect(
      await press(said, (sent) => {
        keys.push(sent);
        return () => Promise.resolve(answer);
      })(),
    ).toBe(answer);
  return keys;
};

const name = { firstName: 'Maria' };

describe('The key of a button press', () => {
  it.each([
    ['was answered', saved],
    ['was refused or failed', failed],
  ])('is new for each press after one that %s [R17]', async (_what, answer) => {
    expect(await keysOf([name, answer], [name, saved])).toEqual([key('press 1'), key('press 2')]);
  });

  it('stays if the response was lost and the same is sent again, however often [R17]', async () => {
    const same = { ...name };
    expect(await keysOf([name, lost], [same, lost], [same, saved], [same, saved])).toEqual(
      ['press 1', 'press 1', 'press 1', 'press 2'].map(key),
    );
  });

  it('is new if something else is sent after the response was lost [R17]', async () => {
    expect(await keysOf([name, lost], [{ firstName: 'Marie' }, saved], [name, saved])).toEqual(
      ['press 1', 'press 2', 'press 3'].map(key),
    );
  });
});
