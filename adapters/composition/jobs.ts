import { forgetUnsentAttachments, measureAttachments } from '../../application/chat/attachment-sweeps.service';
import type { Reporter } from '../../application/ports/reporter';
import { watchProvider } from '../../application/live-interview/watch-provider.service';
import { forgetOrphans } from '../../application/resumes/forget-orphans.service';
import { forgetOldUploads } from '../../application/resumes/receive-file.service';
import { remind } from '../../application/service/remind';
import { hours, minutes, seconds, type Milliseconds } from '../../domain/time/duration';
import { resumeImports } from '../server/import/import-files';
import type { Job } from '../server/postgres/one-process';
import { serverTokens } from './server-tokens';
import type { Started } from './start';

/* What the portal does by itself. */

/** Each with how often it is done. */
export const jobsOf = ({ container, store }: Started): readonly Job[] => {
  const world = container.get(serverTokens.world);
  return [
    // Reminds candidates of their appointments, including those whose reminder was due while no portal ran.
    { name: 'remind', every: seconds(15), work: remind(world) },
    // Judges the interviews that were to take place in the provider's rooms, including those while no portal ran.
    { name: 'watch-rooms', every: seconds(15), work: watchProvider(world) },
    // Carries on imports that a process accepted but did not finish because it died.
    { name: 'carry-imports-on', every: seconds(15), work: resumeImports(world) },
    // Removes abandoned uploads and chat files that no message took; measures chat files of the last release.
    {
      name: 'forget-uploads',
      every: minutes(5),
      work: async () => {
        await forgetOldUploads(world)();
        await forgetUnsentAttachments(world)();
        await measureAttachments(world)();
      },
    },
    { name: 'delete-expired', every: hours(1), work: store.deleteExpired },
    { name: 'forget-orphans', every: hours(24), work: forgetOrphans(world) },
  ];
};

/** How often a process asks for a rare job: so late does another one notice that it is due. */
const asksEvery = minutes(5);

/** Runs it now and at intervals, never twice at a time. A round that rejects is reported, and the next one comes all the same. */
export const inRounds = (every: Milliseconds, reporter: Reporter, work: () => Promise<unknown>): void => {
  let under = false;
  const round = async (): Promise<void> => {
    if (under) return;
    under = true;
    try {
      await work();
    } catch (defect) {
      reporter.report('round-failed', { kind: defect instanceof Error ? defect.name : typeof defect });
    } finally {
      under = false;
    }
  };
  void round();
  setInterval(() => void round(), every).unref();
};

/** Does the portal's jobs, each in one process at a time: a portal of several processes does no more of them than one of one process. */
export const doJobs = (started: Started): void => {
  const reporter = started.container.get(serverTokens.reporter);
  for (const job of jobsOf(started))
    inRounds(Math.min(job.every, asksEvery), reporter, () => started.store.inOneProcess(job));
};
