/** The handler of the gallery's buttons. */
export const nothing = (): void => undefined;
