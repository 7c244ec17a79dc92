import * as E from 'fp-ts/Either';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FieldsPlace, KeptFields } from '../../contract/kept-session';
import { parsedBody } from '../../contract/over-http';

/** What the terminal stores from one command to the next; a token is sent only to the portal that issued it. */
export interface KeysFile extends FieldsPlace {
  readonly path: string;
  /** Why something could not be stored, once that has happened. */
  readonly trouble: () => string | undefined;
}

/** `{"candidate_portal": {"http://127.0.0.1:8080": {"candidates_token": "…"}}}`: the name tells the file from any other. */
const owner = 'candidate_portal';

const fieldsIn = (value: unknown): KeptFields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : 'unknown fault';

/** The whole file's content; a missing or empty file is empty. */
const contentOf = (path: string): E.Either<string, KeptFields> => {
  const file = E.tryCatch(() => readFileSync(path, 'utf8'), codeOf);
  if (E.isLeft(file)) return file.left === 'ENOENT' ? E.right({}) : E.left(`${path} can't be read (${file.left}).`);
  if (file.right.trim() === '') return E.right({});
  const portals = fieldsIn(fieldsIn(parsedBody(file.right))?.[owner]);
  return portals === undefined
    ? E.left(`${path} holds something else than the keys of this program. Name another file with --keys FILE.`)
    : E.right(portals);
};

/** Writes the file whole or not at all, readable only by its owner. */
const replace = (path: string, content: KeptFields): void => {
  if (Object.keys(content).length === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${JSON.stringify({ [owner]: content }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Opens the keys stored for `portal`. Two commands at once may overwrite each other's values, but no value is ever half written. */
export const openKeys = (path: string, portal: string): E.Either<string, KeysFile> => {
  const opened = contentOf(path);
  if (E.isLeft(opened)) return opened;
  let all = opened.right;
  let trouble: string | undefined;
  return E.right({
    path,
    read: () => fieldsIn(all[portal]) ?? {},
    write: (fields) => {
      const others = Object.entries(all).filter(([name]) => name !== portal);
      const own: readonly [string, KeptFields][] = Object.keys(fields).length === 0 ? [] : [[portal, fields]];
      all = Object.fromEntries([...others, ...own]);
      const replaced = E.tryCatch(() => replace(path, all), codeOf);
      if (E.isLeft(replaced))
        trouble = `${path} can't be written (${replaced.left}). Name another file with --keys FILE.`;
    },
    trouble: () => trouble,
  });
};
