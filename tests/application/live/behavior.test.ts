import { settable } from '../../../application/live/behavior';

describe('A behavior', () => {
  it('can be read, and notifies of each new value', () => {
    const count = settable(1);
    const heard: number[] = [];
    const watching = count.changes.subscribe((value) => heard.push(value));
    count.set(2);
    expect(count.value()).toBe(2);
    watching.unsubscribe();
    count.set(3);
    expect(heard).toEqual([2]);
    expect(count.value()).toBe(3);
  });

  it('notifies no one when it is set to the value it has', () => {
    const state = { n: 1 };
    const kept = settable(state);
    const heard = jest.fn();
    kept.changes.subscribe(heard);
    kept.set(state);
    expect(heard).not.toHaveBeenCalled();
  });

  it('already has its new value when it notifies', () => {
    const count = settable(1);
    const read: number[] = [];
    count.changes.subscribe(() => read.push(count.value()));
    count.set(2);
    expect(read).toEqual([2]);
  });
});
