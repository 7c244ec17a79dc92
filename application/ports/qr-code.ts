/** A QR code as rows of dark (true) and light squares, without its quiet zone. */
export type QrSquares = readonly (readonly boolean[])[];

export interface QrCodes {
  readonly draw: (text: string) => QrSquares;
}
