/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FailureNotice, type FailureView } from '../../../ui/kit/failure-notice';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const failure: FailureView = {
  title: 'You are offline',
  text: 'Check your connection.',
  keptNote: undefined,
  action: 'Try again',
  requestId: undefined,
};

describe('A failure', () => {
  let root: Root;
  let place: HTMLElement;
  const show = (onAct?: () => void): HTMLButtonElement | null => {
    act(() => root.render(<FailureNotice failure={failure} {...(onAct === undefined ? {} : { onAct })} />));
    return place.querySelector('button');
  };

  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it('offers its action only where something happens [R29]', () => {
    expect(show()).toBeNull();
    const retry = jest.fn();
    const button = show(retry);
    expect(button?.textContent).toBe('Try again');
    act(() => button?.click());
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
