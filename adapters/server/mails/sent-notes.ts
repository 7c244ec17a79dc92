import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from '../../../application/ports/reporter';
import type { SentNotes } from '../../../application/mails/sent-notes.port';
import { codeOf } from '../files/disk';

/**
 * An empty file for each mail. Synchronous, because a process can be killed while it waits, and without fsync, because the system keeps what a killed
 * process wrote. After a power failure a mail may go twice.
 */
export const diskSentNotes = (folder: string, reporter: Reporter): SentNotes => {
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (fault) {
      reporter.report('mail-not-noted', { code: codeOf(fault) });
    }
  };
  const pathOf = (name: string): string => join(folder, encodeURIComponent(name));
  return {
    note: (name) =>
      attempt(() => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(pathOf(name), '', { mode: 0o600 });
      }),
    isNoted: (name) => existsSync(pathOf(name)),
    forget: (name) => attempt(() => rmSync(pathOf(name), { force: true })),
  };
};
