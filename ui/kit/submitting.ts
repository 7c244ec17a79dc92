import type { SyntheticEvent } from 'react';

/** Prevents the browser's own submission and runs the form's action instead. The action itself checks whether one is already under way. */
export const submitting =
  (act: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    act();
  };
