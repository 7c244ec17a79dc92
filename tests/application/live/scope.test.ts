import { EMPTY, NEVER, of, Subject } from 'rxjs';
import { openScope } from '../../../application/live/scope';

describe('A scope', () => {
  it('ends everything started in it', () => {
    const scope = openScope();
    const ticks = new Subject<number>();
    const heard: number[] = [];
    const stopped = jest.fn();
    scope.run(ticks, (tick) => heard.push(tick));
    scope.onEnd(stopped);
    ticks.next(1);
    scope.end();
    ticks.next(2);
    expect(heard).toEqual([1]);
    expect(ticks.observed).toBe(false);
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(scope.isOver()).toBe(true);
  });

  it('starts nothing once it is over, and immediately stops what is handed to it', () => {
    const scope = openScope();
    scope.end();
    scope.end();
    const started = jest.fn();
    const stopped = jest.fn();
    scope.run(of(1), started);
    scope.onEnd(stopped);
    expect(started).not.toHaveBeenCalled();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('outlives the streams that end in it', () => {
    const scope = openScope();
    scope.run(EMPTY);
    scope.run(NEVER);
    expect(scope.isOver()).toBe(false);
  });
});
