import { createContext } from 'react';

/**
 * Loads the page again, unless the portal can't be reached: a reload without a line would leave an empty page where somebody's work was. Answers
 * whether the page goes.
 */
export type Reload = () => Promise<boolean>;

/** What a failure's 'Load the page again' does, wherever it stands; main provides it. */
export const ReloadContext = createContext<Reload>(() => Promise.resolve(false));
