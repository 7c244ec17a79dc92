import type { Reporter } from '../../../../application/ports/reporter';
import { codeOf, StatementFailed } from '../engine/answers';
import type { Connection, Connections } from '../engine/connections';
import { startEngine, type EngineNotStarted, type EngineThread } from './engine-thread';
import { turns } from './turns';
import { lookAtStore, type StoreDamaged } from './whole-store';

/**
 * The one connection of the embedded engine, lent to one unit of work after the other. An engine that has ended is started again
 * for the next caller: the store recovers as after a crash, and what was acknowledged is there.
 */
export const embedded = async (
  worker: URL,
  store: string,
  reporter: Reporter,
): Promise<Connections | EngineNotStarted | StoreDamaged> => {
  // Each time: an engine that is started again over a folder without PG_VERSION would make a new database there.
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
    close: async () => {
      // A unit of work that never ends can't keep the store open: what it wrote is undone.
      await queue.take().catch((fault: unknown) => reporter.report('store-closed-in-use', { code: codeOf(fault) }));
      closed = true;
      await engine.stop();
      queue.pass();
    },
  };
};
