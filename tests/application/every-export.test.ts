import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The package's page of exports is written from their descriptions. Here a forgotten one is noticed in seconds, before the package is built. */

const declaration = /^export (?:const|interface|type|class|function|async function) (\w+)/;

const silentIn = (file: string): readonly string[] => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, n) => {
    const name = declaration.exec(line)?.[1];
    return name === undefined || lines[n - 1]?.endsWith('*/') === true ? [] : [`${file}: ${name}`];
  });
};

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

describe('Every export of the core', () => {
  it.each(['domain', 'application'])('of %s has a description right above it, as an editor shows it', (folder) => {
    // `named` is a whole module of names, each with its own description.
    const wholeModules = ['domain/applications/status-catalogue.ts: named'];
    expect(filesOf(folder).flatMap(silentIn)).toEqual(folder === 'domain' ? wholeModules : []);
  });
});
