import { startBuiltServer } from './built-server';
import { inTurn, subject } from './measured';
import { kept, keptRatio, spread, table, times, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';

const startIn = async (dataDir: string, end: 'stop' | 'kill' = 'stop'): Promise<number> => {
  const server = await startBuiltServer({ dataDir, demo: true });
  await server[end]();
  return server.startedIn;
};

const measure = async (): Promise<Findings> => {
  let used = newFolder();
  const cold = subject(async () => {
    removeFolder(used);
    used = newFolder();
    return startIn(used);
  });
  const warm = subject(() => startIn(used));
  const killed = newFolder();
  await startIn(killed, 'kill');
  const afterKill = subject(() => startIn(killed, 'kill'));
  await inTurn([cold, warm, afterKill]);
  removeFolder(used);
  removeFolder(killed);
  const [empty, filled, recovered] = [cold.measured(), warm.measured(), afterKill.measured()];
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
          ['after a kill', spread(recovered), times(recovered.median / filled.median)],
        ],
      ),
    ],
    figures: {
      coldMs: kept(empty),
      warmMs: kept(filled),
      afterKillMs: kept(recovered),
      ratio: keptRatio(ratio),
    },
  };
};

export const startTimes: Part = { name: 'start', title: 'How long the server takes to start', run: measure };
