import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { stateNames, states } from './states';

declare global {
  interface Window {
    /** Shows another state without loading the page again. */
    readonly showState: (name: string | null) => void;
    /** Turns what is shown into another state, as a screen does when its view changes. */
    readonly turnInto: (name: string) => void;
  }
}

const Index = () => (
  <main>
    <h1>Gallery</h1>
    <ul>
      {stateNames.map((one) => (
        <li key={one}>
          <a href={`?state=${one}`}>{one}</a>
        </li>
      ))}
    </ul>
  </main>
);

let shown: Root | undefined;

const drawIn = (root: Root, wanted: string | null): void => {
  const name = stateNames.find((one) => one === wanted);
  flushSync(() => root.render(<MemoryRouter>{name === undefined ? <Index /> : states[name]()}</MemoryRouter>));
};

/** Starts from an empty page: what the state before did to the page or kept in a component is gone. */
const show = (wanted: string | null): void => {
  shown?.unmount();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.replaceChildren(place);
  window.scrollTo(0, 0);
  shown = createRoot(place);
  drawIn(shown, wanted);
};

const turnInto = (name: string): void => {
  if (shown !== undefined) drawIn(shown, name);
};

Object.assign(window, { showState: show, turnInto });
/** `?state=name` shows one state as a full page; without it the gallery lists them all. */
show(new URLSearchParams(location.search).get('state'));
