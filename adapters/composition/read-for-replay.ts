import * as E from 'fp-ts/Either';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isObject, struct, text } from '../contract/codec';
import { parsedBody } from '../contract/over-http';
import { codeOf } from '../server/files/disk';
import { tar } from '../server/operator/backup/tar';
import type { Face } from '../rules/replay/replay';

const manifest = struct({
  version: text,
  exports: struct({ './rules': struct({ import: struct({ default: text }) }) }),
});

/** An answer of another package's rules, which are no part of this program: nothing of it is taken for granted. */
const answerOf = (answer: unknown): E.Either<unknown, unknown> =>
  isObject(answer) && answer['_tag'] === 'Right' ? E.right(answer['right']) : E.left(answer);

/** A function of the package that answers an Either. Undefined: it has none of that name. */
const calledIn = (loaded: unknown, name: string): Face['answerRule'] | undefined => {
  const called = isObject(loaded) ? loaded[name] : undefined;
  return typeof called === 'function'
    ? (rule, question) => answerOf(Reflect.apply(called, undefined, [rule, question]))
    : undefined;
};

const verdictIn = struct({ row: text });

/** A file's text, or one line that says why it can't be read. */
export const textOf = async (file: string): Promise<E.Either<string, string>> => {
  try {
    return E.right(await readFile(file, 'utf8'));
  } catch (fault) {
    return E.left(`${file} can't be read (${codeOf(fault)}).`);
  }
};

/** Writes a file, or says in one line why it can't be written. */
export const written = async (file: string, content: string): Promise<E.Either<string, undefined>> => {
  try {
    await writeFile(file, content);
    return E.right(undefined);
  } catch (fault) {
    return E.left(`${file} can't be written (${codeOf(fault)}).`);
  }
};

/**
 * The rules in a package that `npm run pack` made, of this version or an earlier one. It is unpacked beside this program, where it finds its libraries,
 * and removed once it is loaded. Left: one line that says why it can't be read.
 */
export const rulesOfPackage = async (file: string): Promise<E.Either<string, Face>> => {
  const folder = await mkdtemp(join(dirname(fileURLToPath(import.meta.url)), 'package-'));
  try {
    const { code, said } = await tar(['-xzf', file, '-C', folder]);
    if (code !== 0) return E.left(`${file} can't be unpacked: ${said}`);
    const content = parsedBody(await readFile(join(folder, 'package/package.json'), 'utf8'));
    const read = manifest.type.decode(content);
    if (E.isLeft(read)) return E.left(`${file} is no package of this portal: it has no rules.`);
    const loaded: unknown = await import(
      pathToFileURL(join(folder, 'package', read.right.exports['./rules'].import.default)).href
    );
    const answerRule = calledIn(loaded, 'answerRule');
    if (answerRule === undefined) return E.left(`${file} is no package of this portal: its rules don't answer.`);
    const decide = calledIn(loaded, 'decideRule');
    const decideRule: Face['decideRule'] = (name, question) => {
      const verdict = decide?.(name, question) ?? E.left('no rows');
      return E.isRight(verdict) ? verdictIn.type.decode(verdict.right) : verdict;
    };
    return E.right({ answerRule, decideRule });
  } catch (fault) {
    return E.left(`The rules of ${file} can't be loaded (${fault instanceof Error ? fault.name : 'unknown fault'}).`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
