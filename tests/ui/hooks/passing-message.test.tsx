/**
 * @jest-environment jsdom
 */
import { configureStore } from '@reduxjs/toolkit';
import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch } from 'react-redux';
import { PassingMessage } from '../../../ui/hooks/passing-message';
import { snacks } from '../../../ui/store/snacks';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const words = 'Your tech check is done.';

/** A page that says something and leads on at once. */
const Announcing = ({ onLead }: { readonly onLead: () => void }) => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(snacks.actions.say('success', words, 'tech-check'));
    onLead();
  }, [dispatch, onLead]);
  return null;
};

let goTo: (path: string) => void;

/** The page is made anew on each path and stands before the message, as in the shell. */
const Shell = () => {
  const [path, setPath] = useState('/check');
  const [lead] = useState(() => () => setPath('/list'));
  goTo = setPath;
  return (
    <>
      <div key={path}>{path === '/done' && <Announcing onLead={lead} />}</div>
      <PassingMessage path={path} />
    </>
  );
};

describe('A message passed to another page', () => {
  it('is shown on that page, and disappears with it [spec 1 §9, R10a]', async () => {
    const place = document.createElement('div');
    const root = createRoot(place);
    const store = configureStore({ reducer: { snacks: snacks.reducer } });
    await act(async () =>
      root.render(
        <Provider store={store}>
          <Shell />
        </Provider>,
      ),
    );
    await act(async () => goTo('/done'));
    expect(place.textContent).toContain(words);
    await act(async () => goTo('/profile'));
    expect(place.textContent).toBe('');
    await act(async () => root.unmount());
  });
});
