import * as E from 'fp-ts/Either';
import { importFiles } from '../server/import/import-files';
import { openFiles } from '../server/import/open-files';
import { serverTokens } from './server-tokens';
import { start } from './start';

/* `npm run import -- FILE…`: loads import files into the store. Built to dist/import/main.mjs. */

const usage = 'npm run import -- FILE…   (loads positions, slots and candidates; all or nothing)';

const whenInUse =
  'A running portal keeps its store to itself: stop it, import, and start it again. (Importing into a running portal comes with a later version.)';

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Prints every fault on a line of its own; nothing has been loaded. */
const refuse = (faults: readonly string[], advice: readonly string[] = []): number => {
  for (const line of [...faults, ...advice]) console.error(line);
  console.error(`Nothing was loaded: ${counted(faults.length, 'fault')}.`);
  return 1;
};

const run = async (paths: readonly string[]): Promise<number> => {
  if (paths.length === 0) {
    console.error(usage);
    return 1;
  }
  const { files, faults } = await openFiles(paths);
  const started = await start(process.env, new URL('../server/store-worker.mjs', import.meta.url));
  if (E.isLeft(started)) return refuse([...faults, ...started.left.lines], started.left.storeInUse ? [whenInUse] : []);
  const { container, store } = started.right;
  const loaded = await importFiles(container.get(serverTokens.load))(files, faults)();
  await store.close();
  if (E.isLeft(loaded))
    return refuse(loaded.left._tag === 'FilesRefused' ? loaded.left.faults : ['The store does not answer.']);
  const { positions, questionnaires, slots, candidates, applications } = loaded.right;
  const told = [
    counted(positions, 'position'),
    ...(questionnaires === 0 ? [] : [counted(questionnaires, 'questionnaire')]),
    counted(slots, 'slot'),
    counted(candidates, 'candidate'),
    counted(applications, 'application'),
  ];
  console.log(`Loaded: ${told.join(', ')}.`);
  return 0;
};

process.exitCode = await run(process.argv.slice(2));
