import { existsSync, fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '../../../adapters/server/postgres/embedded/serve';

/* The engine's thread on a disk that fails while there is a file `disk-fails` beside the store. */

const folder: unknown = workerData;
if (parentPort === null || typeof folder !== 'string') throw new Error('This is a thread.');

void serve(parentPort, folder, {
  fsync: (fileDescriptor) => {
    if (existsSync(`${folder}-disk-fails`)) throw new Error('EIO');
    fsyncSync(fileDescriptor);
  },
  end: (status) => process.exit(status),
});
