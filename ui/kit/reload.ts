import { createContext } from 'react';

/**
 * Reloads the page, unless the portal can't be reached: reloading offline would replace the candidate's work with an empty page. Returns whether the
 * page reloads.
 */
export type Reload = () => Promise<boolean>;

/** What 'Load the page again' does in any failure notice; main provides it. */
export const ReloadContext = createContext<Reload>(() => Promise.resolve(false));
