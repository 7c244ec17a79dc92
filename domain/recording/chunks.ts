/** A piece of a recording: its place in the take and its size. The bytes stay in the browser (R24). */
export interface Chunk {
  /** 0 for the first. */
  readonly index: number;
  readonly bytes: number;
}

/** The size of all chunks together; 0 means that nothing was recorded. */
export const bytesOf = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { bytes }) => sum + bytes, 0);

/** Adds a chunk, in the order of their places. A repeated chunk is ignored. */
export const withChunk = (chunks: readonly Chunk[], chunk: Chunk): readonly Chunk[] =>
  chunks.some(({ index }) => index === chunk.index) ? chunks : [...chunks, chunk].sort((a, b) => a.index - b.index);
