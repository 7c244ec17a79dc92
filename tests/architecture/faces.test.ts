import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** What stays internal, and why. */
const leftOut: ReadonlyMap<string, string> = new Map([
  ['adapters/contract/calendar-file', 'it would bring ical-generator to everybody'],
  ...['room', 'arriving', 'writing', 'reporting'].map(
    (part) => [`application/chat/chat-${part}.live`, 'a part of chatStep'] as const,
  ),
]);

const modulesOf = (folder: string): readonly string[] =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !leftOut.has(`${folder}/${name}`));

const shownBy = (folder: string): readonly string[] =>
  [...readFileSync(resolve(root, folder, 'index.ts'), 'utf8').matchAll(/^export \* .*from '\.\/(.+)';$/gm)].map(
    ([, name]) => name ?? '',
  );

describe('The faces available for reuse', () => {
  it.each(['domain', 'application', 'adapters/contract'])('show every file of %s', (folder) => {
    expect([...shownBy(folder)].sort()).toEqual([...modulesOf(folder)].sort());
  });
});
