/** A piece of a recording as the recorder hands it over: its place in the take, and its size. The bytes themselves stay in the browser (R24). */
export interface Chunk {
  /** 0 for the first. */
  readonly index: number;
  readonly bytes: number;
}

export const bytesOf = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { bytes }) => sum + bytes, 0);

/** The chunks with one more, in the order of their places. A place that is taken keeps what it has: a chunk handed over twice is one chunk. */
export const withChunk = (chunks: readonly Chunk[], chunk: Chunk): readonly Chunk[] =>
  chunks.some(({ index }) => index === chunk.index) ? chunks : [...chunks, chunk].sort((a, b) => a.index - b.index);
