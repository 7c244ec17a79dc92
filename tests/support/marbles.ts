import { TestScheduler } from 'rxjs/testing';

/** Time as marbles: what a stream tells, and when. */
export const marbles = (run: (scheduler: TestScheduler) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  scheduler.run(() => {
    run(scheduler);
  });
};
