import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { states, stateNames } from '../../ui/gallery/states';

/** Each state of the gallery with its markup: drawn once for all tests that read them all. */
export const drawnStates = stateNames.map(
  (name) => [name, renderToStaticMarkup(<MemoryRouter>{states[name]()}</MemoryRouter>)] as const,
);
