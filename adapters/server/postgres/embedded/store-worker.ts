import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { serve } from './serve';

/* The thread of the embedded engine: a program of its own, built to `store-worker.mjs` beside the server. */

const folder: unknown = workerData;
if (parentPort === null || typeof folder !== 'string')
  throw new Error('The store engine is started by the portal, as a thread, with its folder.');

const port = parentPort;
const end = (status: number): void => process.exit(status);

/** The engine's files throw errors that are not Node's; 51 is their number for a full disk. */
const whyOf = (fault: unknown): string => {
  if (typeof fault === 'object' && fault !== null && 'errno' in fault && typeof fault.errno === 'number')
    return fault.errno === 51 ? 'No space left on device' : `its files can't be used, fault ${fault.errno}`;
  return fault instanceof Error ? fault.message : 'no reason given';
};

serve(port, folder, { fsync: fsyncSync, end }).catch((fault: unknown) => {
  // Nobody has connected yet, so this is about files and settings.
  port.postMessage({ notOpened: whyOf(fault) });
  end(1);
});
