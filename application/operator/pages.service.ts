/**
 * The page among these rows, which were queried with a limit one higher: if that one is there, another page follows. `next` is the place of the page's last
 * entry.
 */
export const pageOf = <Row, Place>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { readonly entries: readonly Row[]; readonly next: Place | undefined } => {
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: last === undefined || rows.length <= limit ? undefined : placeOf(last) };
};
