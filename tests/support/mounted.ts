import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** A place in jsdom's document in which a test renders components, until it unmounts them. */
export const mounted = () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return {
    place,
    render: (what: ReactNode): void => act(() => root.render(what)),
    unmount: (): void => {
      act(() => root.unmount());
      place.remove();
    },
  };
};
