import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as fc from 'fast-check';
import { found, granted, inOrder, refuse, take } from '../../application/in-order';
import { allowed, refused } from '../../domain/decision';

interface Missing {
  readonly _tag: 'Missing';
}
const missing: Missing = { _tag: 'Missing' };

/** A task that notes when it runs. */
const noting =
  (notes: string[]) =>
  <A>(name: string, answer: E.Either<string, A>): TE.TaskEither<string, A> =>
  async () => {
    notes.push(name);
    return answer;
  };

describe('Tasks in sequence', () => {
  it('hand on what they take', async () => {
    const sum = inOrder(function* () {
      const one = yield* take(TE.right<string, number>(1));
      const two = yield* found(TE.right<string, O.Option<number>>(O.some(2)), missing);
      return one + two + (yield* granted(allowed(3)));
    });
    expect(await sum()).toEqual(E.right(6));
  });

  it('end with the first refusal, and nothing after it runs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 8 }), async (refusing) => {
        const notes: string[] = [];
        const task = noting(notes);
        const answer = await inOrder(function* () {
          for (const [at, refuses] of refusing.entries())
            yield* take(task(String(at), refuses ? E.left(`refused ${at}`) : E.right(at)));
          return 'done';
        })();
        const first = refusing.indexOf(true);
        expect(answer).toEqual(first === -1 ? E.right('done') : E.left(`refused ${first}`));
        expect(notes).toEqual(refusing.slice(0, first === -1 ? undefined : first + 1).map((_, at) => String(at)));
      }),
    );
  });

  it.each([
    ['a refusal of their own', inOrder(() => refuse('no')), 'no'],
    ["a rule's reason", inOrder(() => granted(refused('too late'))), 'too late'],
    ['nothing found', inOrder(() => found(TE.right<never, O.Option<number>>(O.none), missing)), missing],
  ])('end with %s', async (_, works, reason) => {
    expect(await works()).toEqual(E.left(reason));
  });

  it('begin anew each time they run', async () => {
    const notes: string[] = [];
    const sequence = inOrder(() => take(noting(notes)('once', E.right(1))));
    expect([await sequence(), await sequence()]).toEqual([E.right(1), E.right(1)]);
    expect(notes).toEqual(['once', 'once']);
  });

  it('let a defect through, as a promise that rejects', async () => {
    const sequence = inOrder(() =>
      take<string, number>(async () => {
        throw new Error('a defect');
      }),
    );
    await expect(sequence()).rejects.toThrow('a defect');
  });

  it('say so when one is taken outside a sequence', () => {
    const alone = take(TE.right(1));
    alone.next();
    expect(() => alone.next()).toThrow('outside inOrder');
  });
});
