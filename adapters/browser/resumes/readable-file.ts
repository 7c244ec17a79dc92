/* Apart from the uploads that go on after a break: the live line needs this alone. */

/** Whether the device still gives the file: a request for one that it doesn't looks like a broken line. */
export const isReadable = (file: Blob, from = 0): Promise<boolean> =>
  file
    .slice(from, from + 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength > 0,
      () => false,
    );
