/** The factors that can vary, each with its values: one value from each class. */
export type Factors = Readonly<Record<string, readonly unknown[]>>;

export type Combination<F extends Factors> = { readonly [K in keyof F]: F[K][number] };

/**
 * Combinations in which every pair of values of two factors occurs at least once. Greedy and deterministic: each combination starts with the first
 * pair still missing, and picks for the other factors the values that add most new pairs.
 */
export const allPairs = <F extends Factors>(factors: F): readonly Combination<F>[] => {
  const names = Object.keys(factors);
  const count = names.map((name) => factors[name]?.length ?? 0);
  const key = (a: number, i: number, b: number, j: number): string =>
    a < b ? `${a}.${i} ${b}.${j}` : `${b}.${j} ${a}.${i}`;
  const open = new Set<string>();
  names.forEach((_, a) =>
    names.slice(a + 1).forEach((_other, rest) => {
      const b = a + 1 + rest;
      for (let i = 0; i < (count[a] ?? 0); i += 1)
        for (let j = 0; j < (count[b] ?? 0); j += 1) open.add(key(a, i, b, j));
    }),
  );
  const fill = (row: (number | undefined)[]): void => {
    names.forEach((_, a) => {
      if (row[a] !== undefined) return;
      const gain = (i: number): number =>
        row.reduce<number>((sum, j, b) => sum + (j !== undefined && open.has(key(a, i, b, j)) ? 1 : 0), 0);
      const choices = Array.from({ length: count[a] ?? 0 }, (_value, i) => i);
      row[a] = choices.reduce((best, i) => (gain(i) > gain(best) ? i : best), 0);
    });
  };
  const rows: Combination<F>[] = [];
  const isWhole = (row: Readonly<Record<string, unknown>>): row is Combination<F> => names.every((name) => name in row);
  for (let first = [...open][0]; first !== undefined; first = [...open][0]) {
    const row: (number | undefined)[] = names.map(() => undefined);
    for (const place of first.split(' ')) {
      const [a = 0, i = 0] = place.split('.').map(Number);
      row[a] = i;
    }
    fill(row);
    row.forEach((i = 0, a) => row.slice(a + 1).forEach((j = 0, rest) => open.delete(key(a, i, a + 1 + rest, j))));
    const named = Object.fromEntries(names.map((name, a) => [name, factors[name]?.[row[a] ?? 0]]));
    if (isWhole(named)) rows.push(named);
  }
  return rows;
};
