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

/** What `--with NAME=VALUE` asks to try, and the words that are left; or every fault. */
export const triedIn = (
  words: readonly string[],
): E.Either<readonly string[], { readonly tried: TriedValues; readonly rest: readonly string[] }> => {
  const asked = words.flatMap((word, at) => (words[at - 1] === '--with' ? [word] : []));
  const read = asked.map(triedValue);
  const faults = [
    ...read.flatMap((one) => (E.isLeft(one) ? [one.left] : [])),
    ...(words.at(-1) === '--with' ? ['--with: expected a number to try, such as lead_time=60'] : []),
  ];
  return faults.length > 0
    ? E.left(faults)
    : E.right({
        tried: Object.fromEntries(read.flatMap((one) => (E.isRight(one) ? [one.right] : []))),
        rest: words.filter((word, at) => word !== '--with' && words[at - 1] !== '--with'),
      });
};
