/** What stands for the sources of a rule or a number that has none. */
export const allOurs = 'Ours: no source gives it.';

/** Which parts of a sentence no source gives; nothing if sources give all of it. `Ours: no source gives '5 seconds more'.` */
export const sayOurs = (ours: readonly string[] = []): string =>
  ours.length === 0 ? '' : `Ours: no source gives ${ours.map((part) => `'${part}'`).join(' or ')}.`;
