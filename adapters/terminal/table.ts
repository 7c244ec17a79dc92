/** Columns as wide as their widest cell, separated by two spaces, without trailing spaces. */
export const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
};
