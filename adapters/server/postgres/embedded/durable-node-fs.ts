import { NodeFS } from '@electric-sql/pglite/nodefs';

type Given = Parameters<NodeFS['init']>;

interface OpenFile {
  readonly nfd: number;
}

const isOpenFile = (stream: unknown): stream is OpenFile =>
  typeof stream === 'object' && stream !== null && 'nfd' in stream && typeof stream.nfd === 'number';

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: unknown) => number };
}

const isNodeFileSystem = (value: unknown): value is NodeFileSystem =>
  typeof value === 'object' &&
  value !== null &&
  'stream_ops' in value &&
  typeof value.stream_ops === 'object' &&
  value.stream_ops !== null;

/** Syncs a file's content to the disk. */
export type Sync = (fileDescriptor: number) => void;

/**
 * PGlite's files in a folder, with a real fsync: PGlite's own does nothing, so data that PostgreSQL believes to be on the disk may be only in memory.
 * `sync` must not return after a failure.
 */
export class DurableNodeFS extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...[pglite, options]: Given): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const durable: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const files: unknown = module.NODEFS;
      if (!isNodeFileSystem(files))
        throw new Error('This PGlite keeps its files in another way: they would not be durable.');
      files.stream_ops.fsync = (stream) => {
        if (!isOpenFile(stream))
          throw new Error('This PGlite opens its files in another way: they would not be durable.');
        this.#sync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), durable] } };
  }
}
