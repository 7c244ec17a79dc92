import { timed } from './measured';

/** Works through all, with so many at a time. Returns how many were done in a second. */
export const perSecond = async <A>(
  hands: number,
  all: readonly A[],
  work: (one: A) => Promise<unknown>,
): Promise<number> => {
  const waiting = [...all].reverse();
  const hand = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  const milliseconds = await timed(() => Promise.all(Array.from({ length: hands }, hand)));
  return (all.length / milliseconds) * 1_000;
};
