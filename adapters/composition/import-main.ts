import * as E from 'fp-ts/Either';
import type { Loaded } from '../../application/ports/operator';
import { sayFilesRefused } from '../../application/words/operator-refusals';
import { openFiles } from '../server/import/open-files';
import { reachProvider } from './reach-provider';

/* `npm run import -- FILE…`: loads import files, into the portal that runs or into its store. Built to dist/import/main.mjs. */

const usage = 'npm run import -- FILE…   (loads positions, slots and candidates; all or nothing)';

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Prints every fault on a line of its own; nothing has been loaded. */
const refuse = (faults: readonly string[], advice: readonly string[] = []): number => {
  for (const line of [...faults, ...advice, sayFilesRefused({ faults })]) console.error(line);
  return 1;
};

const tell = ({ positions, questionnaires, slots, candidates, applications }: Loaded): number => {
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

const run = async (paths: readonly string[]): Promise<number> => {
  if (paths.length === 0) {
    console.error(usage);
    return 1;
  }
  const { files, faults } = await openFiles(paths);
  const reached = await reachProvider(process.env, new URL('../server/store-worker.mjs', import.meta.url));
  if (E.isLeft(reached)) return refuse([...faults, ...reached.left.lines], reached.left.advice);
  const { side, close } = reached.right;
  const loaded = await side.importFiles({ files, onlyCheck: faults.length > 0 })();
  await close();
  if (E.isRight(loaded)) return tell(loaded.right);
  const { left } = loaded;
  return refuse([...faults, ...(left._tag === 'FilesRefused' ? left.faults : [left.why])]);
};

process.exitCode = await run(process.argv.slice(2));
