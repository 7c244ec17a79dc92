import type { SyntheticEvent } from 'react';

/** A form sends nothing by itself: its act does. Whether one is under way already is the act's to know. */
export const submitting =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    act();
  };
