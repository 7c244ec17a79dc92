/** A QR code as rows of dark (true) and light squares, without its quiet zone. */
export type QrSquares = readonly (readonly boolean[])[];

/** Draws a text, such as an address to open on a phone, as a QR code. */
export interface QrCodes {
  readonly draw: (text: string) => QrSquares;
}
