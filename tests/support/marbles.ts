import { TestScheduler } from 'rxjs/testing';

/** Marble diagrams: what a stream emits, and when. */
export const marbles = (run: (scheduler: TestScheduler) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  scheduler.run(() => {
    run(scheduler);
  });
};
