import * as E from 'fp-ts/Either';
import { oneOfUnit, parameters } from '../../domain/parameters/sheet';
import type { TriedValues } from '../rules/rules-to-try';

/** `lead_time=60`, or why it can't be tried. */
const triedValue = (typed: string): E.Either<string, readonly [name: string, value: number]> => {
  const [, name, number = ''] = /^(\w+)=(.*)$/.exec(typed) ?? [];
  if (name === undefined)
    return E.left(
      `--with: expected a number's name and its value, such as lead_time=60, found ${JSON.stringify(typed)}`,
    );
  const parameter = parameters.find((one) => one.name === name);
  if (parameter === undefined)
    return E.left(`--with: there is no number ${JSON.stringify(name)}; \`rules parameters\` lists them all`);
  const { min, max, unit } = parameter;
  const value = number.trim() === '' ? NaN : Number(number);
  return value >= min && value <= max
    ? E.right([name, value * oneOfUnit(unit)])
    : E.left(`--with ${name}: expected ${min} to ${max} (${unit}), found ${JSON.stringify(number)}`);
};

/** The values to try, from what was typed after each `--with`; or every fault. */
export const triedIn = (typed: readonly string[]): E.Either<readonly string[], TriedValues> => {
  const read = typed.map(triedValue);
  const faults = read.flatMap((one) => (E.isLeft(one) ? [one.left] : []));
  return faults.length > 0
    ? E.left(faults)
    : E.right(Object.fromEntries(read.flatMap((one) => (E.isRight(one) ? [one.right] : []))));
};
