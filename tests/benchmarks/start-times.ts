import { startBuiltServer } from './built-server';
import { inTurn, subject } from './measured';
import { kept, keptRatio, spread, table, times, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';

const startIn = async (dataDir: string): Promise<number> => {
  const { startedIn, stop } = await startBuiltServer({ dataDir, demo: true });
  await stop();
  return startedIn;
};

const measure = async (): Promise<Findings> => {
  let used = newFolder();
  const cold = subject(async () => {
    removeFolder(used);
    used = newFolder();
    return startIn(used);
  });
  const warm = subject(() => startIn(used));
  await inTurn([cold, warm]);
  removeFolder(used);
  const [empty, filled] = [cold.measured(), warm.measured()];
  const ratio = empty.median / filled.median;
  return {
    lines: [
      'From the start of the process to the first page answered, in ms. Neither installing nor building is in it.',
      '',
      ...table(
        ['start', 'ms', 'beside warm'],
        [
          ['cold: no DATA_DIR, the store is made and the demo loaded', spread(empty), times(ratio)],
          ['warm: the same folder again', spread(filled), times(1)],
        ],
      ),
    ],
    figures: { coldMs: kept(empty), warmMs: kept(filled), ratio: keptRatio(ratio) },
  };
};

export const startTimes: Part = { name: 'start', title: 'How long the server takes to start', run: measure };
