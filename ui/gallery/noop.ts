/** What a gallery's buttons do. */
export const nothing = (): void => undefined;
