import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { withoutMetadata } from '../../../domain/chat/photo-metadata';

/* The thread that cleans one photo, built to `photo-worker.mjs` beside the server. It is sent the bytes, and answers the clean ones; undefined: damaged. */

const port = parentPort;
if (port === null) throw new Error('A photo is cleaned in a thread that the portal starts.');
// Calls go first. Elsewhere a thread has no priority of its own.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19));

port.once('message', (photo: Uint8Array) => {
  port.postMessage(withoutMetadata(photo));
  port.close();
});
