import type { FromStore } from '../ports/unit-of-work/store';
import type { StoredFile } from './file-store.port';

/** What a scan found. */
export type ScanResult = 'clean' | 'infected';

/** Looks for viruses in files before they are kept. */
export interface VirusScanner {
  /** A scanner that is away or says something else counts as an unavailable store: nothing is kept unscanned, and the upload stays for another try. */
  readonly scan: (file: StoredFile) => FromStore<ScanResult>;
}
