/** @jest-environment jsdom */
import '../../support/text-encoder';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { QueryFailure } from '../../../ui/store/queries';
import { useRetry } from '../../../ui/screens/use-retry';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const again = jest.fn();

const Failed = ({ failure }: { readonly failure: QueryFailure | undefined }) => {
  const retry = useRetry();
  return <button onClick={() => retry(failure, again)}>{useLocation().pathname}</button>;
};

describe('The button of a failed fetch', () => {
  it.each([
    ['fetches again', { _tag: 'NoConnection' }, '/schedule/42/4711', 1],
    ['fetches again', undefined, '/schedule/42/4711', 1],
    ['leads to My Job Applications', { _tag: 'NoSuchApplication' }, '/candidateportal', 0],
    ['leads to My Job Applications', { _tag: 'PositionClosed' }, '/candidateportal', 0],
  ] as const)('%s after %j [R29]', (_what, failure, path, fetches) => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    again.mockClear();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    act(() =>
      root.render(
        <MemoryRouter initialEntries={['/schedule/42/4711']}>
          <Failed failure={failure} />
        </MemoryRouter>,
      ),
    );
    act(() => place.querySelector('button')?.click());
    expect([place.textContent, again.mock.calls.length]).toEqual([path, fetches]);
    act(() => root.unmount());
    place.remove();
  });
});
