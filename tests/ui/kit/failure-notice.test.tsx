/** @jest-environment jsdom */
import { act } from 'react';
import { mounted } from '../../support/mounted';
import { FailureNotice, type FailureView } from '../../../ui/kit/failure-notice';

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
});
