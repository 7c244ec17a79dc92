/** @jest-environment jsdom */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { TimeThere } from '../../../ui/applications/time-there';

const vancouver = { day: 'Friday, 04 December, 2026', time: '10:30 AM', zone: 'PT', forYou: undefined };

/** What the page shows and complains of once the browser, which says it so, takes over what the server drew. */
const takenOver = async (here: typeof vancouver) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<TimeThere when={vancouver} />);
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <TimeThere when={here} />, { onRecoverableError: (error) => complaints.push(error) });
    await Promise.resolve();
  });
  return { shows: root.textContent, complaints: complaints.length };
};

describe('The time of an appointment on a server-rendered page', () => {
  it('keeps its name of the zone if the browser has another one, without an error [R14]', async () => {
    expect(await takenOver({ ...vancouver, zone: 'PT (Canada)' })).toEqual({ shows: '10:30 AM PT', complaints: 0 });
  });

  it('is rendered again and reported if the time differs', async () => {
    expect(await takenOver({ ...vancouver, time: '11:30 AM' })).toEqual({ shows: '11:30 AM PT', complaints: 1 });
  });
});
