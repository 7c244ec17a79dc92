import type { Reporter } from '../../../../application/ports/reporter';
import { codeOf, StatementFailed } from '../engine/answers';
import type { Connection, Connections } from '../engine/connections';
import { startEngine, type EngineNotStarted, type EngineThread } from './engine-thread';
import { turns } from './turns';
import { lookAtStore, type StoreDamaged } from './whole-store';

/**
 * The embedded engine's only connection, lent to one unit of work after the other. If the engine has ended, it is restarted for the next caller: the
 * store recovers as after a crash, with everything that was acknowledged.
 */
export const embedded = async (
  worker: URL,
  store: string,
  reporter: Reporter,
): Promise<Connections | EngineNotStarted | StoreDamaged> => {
  // Checked each time: an engine restarted over a folder without PG_VERSION would create a new database there.
  const start = async (): Promise<EngineThread | EngineNotStarted | StoreDamaged> => {
    const found = lookAtStore(store);
    if (found === 'none') return { _tag: 'StoreDamaged', store, missing: ['the whole folder'] };
    return found === 'whole' ? startEngine(worker, store, (event, code) => reporter.report(event, { code })) : found;
  };
  const first = await start();
  if ('_tag' in first) return first;

  const queue = turns();
  let engine: EngineThread = first;
  let closed = false;

  const living = async (): Promise<EngineThread> => {
    if (closed) throw new StatementFailed('STORE_CLOSED');
    if (engine.lives()) return engine;
    await engine.kill();
    const next = await start();
    if ('_tag' in next) throw new StatementFailed('ENGINE_NOT_STARTED');
    reporter.report('store-engine-restarted');
    engine = next;
    return engine;
  };

  const lend = ({ ask, kill }: EngineThread): Connection => ({
    ask,
    release: (broken) => void (broken ? kill() : Promise.resolve()).finally(queue.pass),
  });

  return {
    acquire: async () => {
      await queue.take();
      try {
        return lend(await living());
      } catch (fault) {
        queue.pass();
        throw fault;
      }
    },
    copyTo: async (folder) => {
      await queue.take();
      try {
        await (await living()).copyTo(folder);
      } finally {
        queue.pass();
      }
    },
    close: async () => {
      // A unit of work that never ends must not keep the store open: its writes are rolled back.
      await queue.take().catch((fault: unknown) => reporter.report('store-closed-in-use', { code: codeOf(fault) }));
      closed = true;
      await engine.stop();
      queue.pass();
    },
  };
};
