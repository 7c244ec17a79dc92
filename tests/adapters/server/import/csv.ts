/** RFC 4180: quoted fields may contain commas, line breaks and doubled quotes. The first line names the fields. */
export const fromCsv = (text: string): readonly Readonly<Record<string, string>>[] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replace(/""/g, '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  const [names = [], ...lines] = rows.filter((row) => row.length > 0);
  return lines.map((line) => Object.fromEntries(names.map((name, n) => [name, line[n] ?? ''])));
};
