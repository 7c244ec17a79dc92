/** @jest-environment jsdom */
import { act } from 'react';
import { Subject } from 'rxjs';
import { mounted } from '../../support/mounted';
import { FailureNotice, type FailureView } from '../../../ui/kit/failure-notice';
import { RecoveryContext } from '../../../ui/kit/recovery';

const failure: FailureView = {
  title: 'You are offline',
  text: 'Check your connection.',
  keptNote: undefined,
  action: 'Try again',
  requestId: undefined,
};

describe('A failure', () => {
  it('offers its action only where something happens [R29]', () => {
    const { place, render, unmount } = mounted();
    const button = (): HTMLButtonElement | null => place.querySelector('button');
    render(<FailureNotice failure={failure} />);
    expect(button()).toBeNull();
    const retry = jest.fn();
    render(<FailureNotice failure={failure} onAct={retry} />);
    expect(button()?.textContent).toBe('Try again');
    act(() => button()?.click());
    expect(retry).toHaveBeenCalledTimes(1);
    unmount();
  });

  it.each([
    { typed: false, acts: 1 },
    { typed: true, acts: 0 },
  ])(
    'of the line is done again when the line is back, unless something was typed since: $typed [R29]',
    ({ typed, acts }) => {
      const backOnline = new Subject<void>();
      const { place, render, unmount } = mounted();
      const retry = jest.fn();
      render(
        <RecoveryContext value={{ reload: () => Promise.resolve(false), backOnline }}>
          <input />
          <FailureNotice failure={{ ...failure, waitsForConnection: true }} onAct={retry} />
        </RecoveryContext>,
      );
      if (typed)
        act(() => {
          place.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
        });
      act(() => backOnline.next());
      expect(retry).toHaveBeenCalledTimes(acts);
      unmount();
    },
  );
});
