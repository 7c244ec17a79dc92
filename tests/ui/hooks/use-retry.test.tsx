/** @jest-environment jsdom */
import '../../support/text-encoder';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { QueryFailure } from '../../../ui/store/queries';
import { mounted } from '../../support/mounted';
import { useRetry } from '../../../ui/hooks/use-retry';

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
    again.mockClear();
    const { place, render, unmount } = mounted();
    render(
      <MemoryRouter initialEntries={['/schedule/42/4711']}>
        <Failed failure={failure} />
      </MemoryRouter>,
    );
    act(() => place.querySelector('button')?.click());
    expect([place.textContent, again.mock.calls.length]).toEqual([path, fetches]);
    unmount();
  });
});
