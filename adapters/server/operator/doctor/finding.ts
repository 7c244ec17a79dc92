/** What one try found. */
export interface Finding {
  readonly what: 'settings' | 'store' | 'clock' | 'lines' | 'mail' | 'files' | 'scanner';
  readonly well: boolean;
  /** What was found, and if it isn't well, what to do. Without passwords. */
  readonly says: string;
}

export const well = (what: Finding['what'], says: string): Finding => ({ what, well: true, says });
export const notWell = (what: Finding['what'], says: string): Finding => ({ what, well: false, says });
