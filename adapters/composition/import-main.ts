import * as E from 'fp-ts/Either';
import type { OperatorSide } from '../../application/operator/operator.port';
import type { ImportId, ImportState, Loaded } from '../../application/import/import.api';
import { sayFilesRefused, sayNoSuchImport } from '../../application/operator/operator-refusals.words';
import { exampleFile } from '../server/import/example-file';
import { importSchema } from '../server/import/file-schema';
import { exitCodes } from '../terminal/outcome';
import { reachProvider } from './reach-provider';
import { filesToSend, sendImport } from './send-import';

/* `npm run import -- FILE…`: loads import files, into a running portal or directly into its store. Built to dist/import/main.mjs. */

const usage = `npm run --silent import -- FILE…       loads positions, questionnaires, slots, candidates with their resumes, and conversations; all or nothing
npm run --silent import -- --state ID  how an import stands that is known by this name
npm run --silent import -- --schema    the JSON Schema of a file, for editors and checks
npm run --silent import -- --example   a file with a record of each kind
npm run --silent import -- --help      this text

Into the portal at PUBLIC_URL, with OPERATOR_TOKEN; if none answers there, into its store. Every fault is named with its place, what was
expected and what was found.

${exitCodes.join('\n')}`;

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Prints one fault per line; nothing has been loaded. */
const refuse = (faults: readonly string[], advice: readonly string[] = []): number => {
  for (const line of [...faults, ...advice, sayFilesRefused({ faults })]) console.error(line);
  return 1;
};

const tell = ({ positions, questionnaires, slots, candidates, applications }: Loaded): number => {
  const options = [
    counted(positions, 'position'),
    ...(questionnaires === 0 ? [] : [counted(questionnaires, 'questionnaire')]),
    counted(slots, 'slot'),
    counted(candidates, 'candidate'),
    counted(applications, 'application'),
  ];
  console.log(`Loaded: ${options.join(', ')}.`);
  return 0;
};

const sayState = (id: ImportId, state: ImportState): string => {
  switch (state._tag) {
    case 'Checking':
      return `Import ${id} is being checked.`;
    case 'Loading':
      return `Import ${id} is being loaded: ${Math.floor((100 * state.done) / Math.max(1, state.total))} %.`;
    case 'Loaded':
      return `Import ${id} is loaded.`;
    case 'Refused':
      return `Import ${id} was refused.`;
  }
};

/** Reports progress on standard error: standard output has only what was loaded. */
const progress = (): ((id: ImportId, state: ImportState) => void) => {
  let last = '';
  return (id, state) => {
    const line = sayState(id, state);
    if (line !== last) console.error(line);
    last = line;
  };
};

const askState = async (side: OperatorSide, id: ImportId): Promise<number> => {
  const importState = await side.importState(id)();
  if (E.isLeft(importState)) {
    console.error(importState.left._tag === 'NoSuchImport' ? sayNoSuchImport(importState.left) : importState.left.why);
    return 1;
  }
  const state = importState.right;
  console.log(sayState(id, state));
  if (state._tag === 'Loaded') return tell(state.loaded);
  return state._tag === 'Refused' ? refuse(state.faults) : 0;
};

/** Output that requires neither a file nor a portal, such as --help. */
const wording: ReadonlyMap<string, () => string> = new Map([
  ['--help', () => usage],
  ['--schema', () => JSON.stringify(importSchema, null, 2)],
  ['--example', () => JSON.stringify(exampleFile, null, 2)],
]);

const run = async (paths: readonly string[]): Promise<number> => {
  const [first = ''] = paths;
  const tellAtOnce = paths.length === 1 ? wording.get(first) : undefined;
  if (tellAtOnce !== undefined) {
    console.log(tellAtOnce());
    return 0;
  }
  if (paths.length === 0 || (first.startsWith('--') && !(first === '--state' && paths.length === 2))) {
    console.error(usage);
    return 2;
  }
  const [option, id] = paths;
  const asksFor = option === '--state' ? id : undefined;
  const files = await filesToSend(asksFor === undefined ? paths : []);
  const reached = await reachProvider(process.env, new URL('../server/store-worker.mjs', import.meta.url));
  if (E.isLeft(reached)) return refuse([...files.faults, ...reached.left.lines], reached.left.advice);
  const { side, close } = reached.right;
  if (asksFor !== undefined) {
    const status = await askState(side, asksFor);
    await close();
    return status;
  }
  const loaded = await sendImport(side, files, progress());
  await close();
  return E.isRight(loaded) ? tell(loaded.right) : refuse(loaded.left);
};

process.exitCode = await run(process.argv.slice(2));
