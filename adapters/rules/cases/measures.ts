/** What amounts are written in, from the largest, in the least unit. */
type Units = readonly (readonly [name: string, size: number])[];

/** Lengths of time, in ms. */
export const timeUnits: Units = [
  ['days', 86_400_000],
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
];

/** Sizes of files, in bytes. */
export const sizeUnits: Units = [
  ['GB', 1_073_741_824],
  ['MB', 1_048_576],
  ['kB', 1_024],
  ['bytes', 1],
  ['byte', 1],
];

const part = /^(\d+(?:\.\d+)?) ([a-zA-Z]+)$/;

/** `9 min 59.999 s` → 599999. A minus in front counts for the whole. */
export const measured =
  (units: Units) =>
  (cell: string): number | undefined => {
    const [, sign = '', amount = ''] = /^(-?)(.*)$/.exec(cell) ?? [];
    const parts = amount.match(/\S+ \S+/g) ?? [];
    if (parts.join(' ') !== amount || parts.length === 0) return undefined;
    const sizes = parts.map((one) => {
      const [, count = '', name = ''] = part.exec(one) ?? [];
      const size = units.find(([known]) => known === name)?.[1];
      return size === undefined ? Number.NaN : Number((Number(count) * size).toFixed(6));
    });
    const sum = sizes.reduce((total, one) => total + one, 0);
    return Number.isNaN(sum) ? undefined : sign === '-' && sum !== 0 ? -sum : sum;
  };
