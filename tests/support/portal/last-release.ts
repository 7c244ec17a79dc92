import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* The release that a rolling deploy comes from and goes back to, from the repository's own history. */

const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined;
};

/** Where the store's tables are changed. */
const migrations = 'adapters/server/postgres/migrations';

/**
 * The commit of the last release: LAST_RELEASE, the newest tag, or, as long as nothing is tagged, the commit before the store's tables were changed last: the
 * nearest program that differs from this one in the store. Undefined: there is no history here.
 */
export const lastRelease = (): string | undefined => {
  const changed = git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations);
  return (
    process.env['LAST_RELEASE'] ??
    git('describe', '--tags', '--abbrev=0') ??
    (changed === undefined ? undefined : git('rev-parse', '--verify', `${changed}^`))
  );
};

/** The files of that commit in a folder of their own, with this checkout's libraries. */
export const checkoutOf = (commit: string): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const { status, stderr } = spawnSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git archive ${commit}: ${stderr}`);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
