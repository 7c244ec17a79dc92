import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import type { ApplicationsExported } from '../../application/operator/export.port';
import { exportApplications } from '../server/operator/export/export-applications';
import type { NotDone } from '../terminal/operator/machine-command';
import { portalAnswers } from '../terminal/operator/portal-answers';
import { throughPortal } from './reach-provider';
import { readSettings } from './settings';

/** How long a resume may take to begin to arrive and to arrive, in ms. */
const patience = 120_000;

const download = (url: string): Promise<Response> =>
  // The portal signs links to itself: one that leads elsewhere is not followed.
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) });

const whenStopped = (clean: () => void): (() => void) => {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const goesOn = (): void => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = (signal: NodeJS.Signals): void => {
    clean();
    goesOn();
    // With no listener left, the signal ends the process as usual.
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  return goesOn;
};

/** `cli operator export`: through the portal at PUBLIC_URL, whose links to resumes only it can answer. */
export const exportTo = async (
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<E.Either<NotDone, ApplicationsExported>> => {
  const settings = readSettings(env);
  if (E.isLeft(settings)) return E.left({ exit: 2, lines: settings.left });
  const { publicUrl } = settings.right;
  if (!(await portalAnswers(publicUrl)))
    return E.left({
      exit: 1,
      lines: [`No portal answers at ${publicUrl}: start it, because an export reads through it.`],
    });
  const reached = throughPortal(settings.right);
  if (E.isLeft(reached)) return E.left({ exit: 2, lines: reached.left.lines });
  const around = { download, pause, origin: new URL(publicUrl).origin, whenStopped };
  const exported = await exportApplications(reached.right.side, around, folder)();
  return E.mapLeft(({ why }: { readonly why: string }): NotDone => ({ exit: 1, lines: [why] }))(exported);
};
