import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The key that s3rver knows, by the environment's names for it. */
export const s3Key = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

/** An S3 server with a bucket `files`, over a folder of its own. */
export interface S3Server {
  readonly endpoint: string;
  readonly region: string;
  /** A key that it knows, by the environment's names for it. */
  readonly key: Readonly<Record<keyof typeof s3Key, string>>;
  /** Breaks every connection, as a server that dies. */
  readonly stop: () => Promise<void>;
  /** Again at the same address, with what it had. */
  readonly start: () => Promise<void>;
  /** Stops it and deletes its folder. */
  readonly close: () => Promise<void>;
}

export const openS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const run = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: 'files' }],
    });
    return { server, port: (await server.run()).port };
  };
  const first = await run(0);
  let running: S3rver | undefined = first.server;
  const stop = async (): Promise<void> => {
    const ended = running?.close();
    running?.httpServer.closeAllConnections();
    running = undefined;
    await ended;
  };
  return {
    endpoint: `http://127.0.0.1:${first.port}`,
    // It believes any.
    region: 'eu-central-1',
    key: s3Key,
    stop,
    start: async () => {
      running = (await run(first.port)).server;
    },
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
