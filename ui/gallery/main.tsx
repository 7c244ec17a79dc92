import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { stateNames } from './state-names';
import { states } from './states';

/** `?state=name` shows one state as a full page; without it the gallery lists them all. */
const wanted = new URLSearchParams(location.search).get('state');
const name = stateNames.find((one) => one === wanted);

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

const place = document.getElementById('root');
if (place !== null)
  createRoot(place).render(<MemoryRouter>{name === undefined ? <Index /> : states[name]()}</MemoryRouter>);
