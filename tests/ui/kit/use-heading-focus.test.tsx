/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { PageHeading } from '../../../ui/kit/page-heading';
import { useHeadingFocus } from '../../../ui/kit/use-heading-focus';

const Page = ({ phase }: { readonly phase: string }) => {
  useHeadingFocus(phase, 'Loading');
  return <PageHeading key={phase}>{phase}</PageHeading>;
};

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

describe('The focus of a page that changes phase', () => {
  beforeAll(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });

  const focusAfter = (...phases: readonly string[]): readonly string[] => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    const seen = phases.map((phase) => {
      act(() => root.render(<Page phase={phase} />));
      const focused = document.activeElement;
      return focused instanceof HTMLHeadingElement ? focused.textContent : 'nowhere';
    });
    act(() => root.unmount());
    host.remove();
    return seen;
  };

  it.each([
    ['stays away from what a page begins with', ['Loading', 'Ready'], ['nowhere', 'nowhere']],
    ['goes to each phase after that', ['Loading', 'Ready', 'Done'], ['nowhere', 'nowhere', 'Done']],
    ['goes on where a press leads through loading', ['Link', 'Loading', 'Waiting'], ['nowhere', 'Loading', 'Waiting']],
    ['stays where nothing changes', ['Ready', 'Ready'], ['nowhere', 'nowhere']],
  ])('%s', (_, phases, seen) => {
    expect(focusAfter(...phases)).toEqual(seen);
  });
});
