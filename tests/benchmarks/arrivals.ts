/**
 * The milliseconds at which somebody comes, `perSecond` on average: each without regard to the others, as people do. At even intervals, all visits
 * would meet the same call. The same seed gives the same arrivals.
 */
export const arrivals = (perSecond: number, seconds: number, seed: number): readonly number[] => {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const all: number[] = [];
  for (let at = 0; ; all.push(at)) {
    at -= (Math.log(1 - random()) * 1_000) / perSecond;
    if (at >= seconds * 1_000) return all;
  }
};
