import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { serve } from './serve';

/* The thread of the embedded engine: a program of its own, built to `store-worker.mjs` beside the server. */

const folder: unknown = workerData;
if (parentPort === null || typeof folder !== 'string')
  throw new Error('The store engine is started by the portal, as a thread, with its folder.');

const port = parentPort;
const end = (status: number): void => process.exit(status);

serve(port, folder, { fsync: fsyncSync, end }).catch((fault: unknown) => {
  // Nobody was let in yet, so this is about files and settings.
  port.postMessage({ notOpened: fault instanceof Error ? fault.message : 'no reason given' });
  end(1);
});
