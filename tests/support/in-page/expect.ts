import {
  arrayBufferEquality,
  equals,
  iterableEquality,
  sparseArrayEquality,
  subsetEquality,
  typeEquality,
} from '@jest/expect-utils';

/* `expect` of jest, as far as the domain's tests use it, by jest's own comparison of values. What fails throws. */

const asymmetric = (asymmetricMatch: (actual: unknown) => boolean) => ({
  $$typeof: Symbol.for('jest.asymmetricMatcher'),
  asymmetricMatch,
});

const numeric = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

const items = (value: unknown): readonly unknown[] => (isIterable(value) ? [...value] : []);

const lengthOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.length : Reflect.get(Object(value), 'length');

const throws = (run: unknown): boolean => {
  try {
    if (typeof run === 'function') Reflect.apply(run, undefined, []);
    return false;
  } catch {
    return true;
  }
};

/** Whether each expectation holds, by its name. */
const holds: Readonly<Record<string, (actual: unknown, wanted?: unknown, more?: unknown) => boolean>> = {
  toBe: (actual, wanted) => Object.is(actual, wanted),
  toEqual: (actual, wanted) => equals(actual, wanted, [iterableEquality]),
  toStrictEqual: (actual, wanted) =>
    equals(actual, wanted, [iterableEquality, typeEquality, sparseArrayEquality, arrayBufferEquality], true),
  toMatchObject: (actual, wanted) => equals(actual, wanted, [iterableEquality, subsetEquality]),
  toBeUndefined: (actual) => actual === undefined,
  toBeDefined: (actual) => actual !== undefined,
  toContain: (actual, wanted) =>
    typeof actual === 'string' ? actual.includes(String(wanted)) : items(actual).includes(wanted),
  toContainEqual: (actual, wanted) => items(actual).some((one) => equals(one, wanted, [iterableEquality])),
  toHaveLength: (actual, wanted) => lengthOf(actual) === wanted,
  toBeGreaterThan: (actual, wanted) => numeric(actual) > numeric(wanted),
  toBeGreaterThanOrEqual: (actual, wanted) => numeric(actual) >= numeric(wanted),
  toBeLessThan: (actual, wanted) => numeric(actual) < numeric(wanted),
  toBeLessThanOrEqual: (actual, wanted) => numeric(actual) <= numeric(wanted),
  toBeCloseTo: (actual, wanted, digits = 2) => Math.abs(numeric(actual) - numeric(wanted)) < 10 ** -numeric(digits) / 2,
  toMatch: (actual, wanted) =>
    wanted instanceof RegExp ? wanted.test(String(actual)) : String(actual).includes(String(wanted)),
  toThrow: throws,
};

type Expectations = Readonly<Record<string, (wanted?: unknown, more?: unknown) => void>>;

const expectationsOf = (actual: unknown, should: boolean): Expectations =>
  Object.fromEntries(
    Object.entries(holds).map(([name, hold]) => [
      name,
      (wanted?: unknown, more?: unknown) => {
        if (hold(actual, wanted, more) !== should) throw new Error(name);
      },
    ]),
  );

export const expect = Object.assign(
  (actual: unknown) => ({ ...expectationsOf(actual, true), not: expectationsOf(actual, false) }),
  {
    anything: () => asymmetric((actual) => actual !== undefined && actual !== null),
    any: (kind: { readonly name: string }) => asymmetric((actual) => typeof actual === kind.name.toLowerCase()),
    arrayContaining: (wanted: readonly unknown[]) =>
      asymmetric((actual) => wanted.every((one) => items(actual).some((other) => equals(one, other)))),
  },
);
