import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { destinationTags, routes } from '../../application/navigation/routes';

const names = [...destinationTags.map((tag) => routes[tag].page), ...['Apply.drawn', 'MyJobs.drawn']];

/** The smallest possible folder of a built portal: every page that a destination can request, and no assets. */
export const builtPages = async (page: (name: string) => string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([...new Set(names)].map((name) => writeFile(join(folder, 'pages', `${name}.html`), page(name))));
  return folder;
};
