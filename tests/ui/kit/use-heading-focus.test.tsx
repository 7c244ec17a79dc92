/** @jest-environment jsdom */
import { mounted } from '../../support/mounted';
import { PageHeading } from '../../../ui/kit/page-heading';
import { useHeadingFocus } from '../../../ui/kit/use-heading-focus';

const Page = ({ phase }: { readonly phase: string }) => {
  useHeadingFocus(phase, 'Loading');
  return <PageHeading key={phase}>{phase}</PageHeading>;
};

describe('The focus of a page that changes phase', () => {
  const focusAfter = (...phases: readonly string[]): readonly string[] => {
    const { render, unmount } = mounted();
    const seen = phases.map((phase) => {
      render(<Page phase={phase} />);
      const focused = document.activeElement;
      return focused instanceof HTMLHeadingElement ? focused.textContent : 'nowhere';
    });
    unmount();
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
