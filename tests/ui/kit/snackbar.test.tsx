/** @jest-environment jsdom */
import { act } from 'react';
import { mounted } from '../../support/mounted';
import { Snackbar, type Snack } from '../../../ui/kit/snackbar';

const saved: Snack = { key: 'first', tone: 'success', text: 'Saved' };

describe('A snackbar', () => {
  let page: ReturnType<typeof mounted>;
  const hidden = jest.fn();

  const show = (snack: Snack | undefined): void =>
    page.render(<Snackbar snack={snack} hideAfter={8_000} closeLabel="OK" onHide={hidden} />);
  const pass = (ms: number): void =>
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  const button = (): HTMLButtonElement => {
    const found = page.place.querySelector('button');
    if (found === null) throw new Error('There is no button.');
    return found;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    hidden.mockClear();
    page = mounted();
    show(saved);
  });

  afterEach(() => {
    page.unmount();
    jest.useRealTimers();
  });

  it('disappears by itself after its time, and not a millisecond before [spec 1 §9]', () => {
    pass(7_999);
    expect(hidden).not.toHaveBeenCalled();
    pass(1);
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('stays while the focus is inside, and then gets its full time again', () => {
    act(() => button().focus());
    pass(60_000);
    expect(hidden).not.toHaveBeenCalled();
    act(() => button().blur());
    pass(8_000);
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('restarts its timer when another message replaces it', () => {
    pass(5_000);
    show({ ...saved, key: 'second' });
    pass(5_000);
    expect(hidden).not.toHaveBeenCalled();
  });

  it('that comes again after it was closed disappears by itself, too', () => {
    act(() => button().focus());
    show(undefined);
    show(saved);
    pass(8_000);
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('that replaces a focused one disappears by itself: the focus kept only the old one', () => {
    act(() => button().focus());
    show({ ...saved, key: 'second' });
    pass(8_000);
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('disappears when pressed', () => {
    act(() => button().click());
    expect(hidden).toHaveBeenCalledTimes(1);
  });

  it('is announced by a live region that existed before it', () => {
    expect(page.place.querySelector('[role=status]')?.textContent).toContain('Saved');
  });
});
