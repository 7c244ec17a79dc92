/** @jest-environment jsdom */
import '../../support/text-encoder';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { states, stateNames } from '../../../ui/gallery/states';

const drawn = stateNames.filter((name) => /^my-jobs-(?!applied-elsewhere)/.test(name));

describe('A page that came drawn by a server with other names for the zones', () => {
  beforeAll(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it.each(drawn)(
    'is taken over as it is: %s',
    async (name) => {
      const [{ renderToString }, { hydrateRoot }] = await Promise.all([
        import('react-dom/server'),
        import('react-dom/client'),
      ]);
      const page = <MemoryRouter>{states[name]()}</MemoryRouter>;
      const place = document.body.appendChild(document.createElement('div'));
      place.append(
        document
          .createRange()
          .createContextualFragment(renderToString(page).replaceAll(/\b(CT|ET|MT|PT)\b/g, '$1 (United States)')),
      );
      const complaints: unknown[] = [];
      const root = await act(() =>
        Promise.resolve(hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) })),
      );
      expect(complaints).toEqual([]);
      act(() => root.unmount());
      place.remove();
    },
    60_000,
  );
});
