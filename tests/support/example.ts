import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the operator's examples are. */
export const examplesFolder = join(process.cwd(), 'adapters/server/examples');

/** An example for operators with a machine's own places in it: each text is replaced everywhere, and one that the example doesn't have is a fault. */
export const exampleWith = (name: string, places: Readonly<Record<string, string>>): string =>
  Object.entries(places).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} has no '${from}'.`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(examplesFolder, name), 'utf8'),
  );
