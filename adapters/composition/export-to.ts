import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import type { ApplicationsExported } from '../../application/operator/export.port';
import { exportApplications } from '../server/operator/export/export-applications';
import type { NotDone } from '../terminal/operator/machine-command';
import { reachProvider } from './reach-provider';

/** How long a resume may take to begin to arrive and to arrive, in ms. */
const patience = 120_000;

const download = (url: string): Promise<Response> =>
  // The portal signs links to itself: one that leads elsewhere is not followed.
  fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) });

/** `cli operator export`: through the portal at PUBLIC_URL, whose links to resumes only it can answer. */
export const exportTo = async (
  env: Readonly<Record<string, string | undefined>>,
  storeWorker: URL,
  folder: string,
): Promise<E.Either<NotDone, ApplicationsExported>> => {
  const reached = await reachProvider(env, storeWorker);
  if (E.isLeft(reached)) {
    const { because, lines, advice } = reached.left;
    return E.left({ exit: because === 'settings' ? 2 : 1, lines: [...lines, ...advice] });
  }
  const { side, note, close } = reached.right;
  if (note !== undefined) {
    await close();
    return E.left({
      exit: 1,
      lines: ['No portal answers at PUBLIC_URL: start it, because an export reads through it.'],
    });
  }
  const exported = await exportApplications(side, { download, pause }, folder)();
  await close();
  return E.mapLeft(({ why }: { readonly why: string }): NotDone => ({ exit: 1, lines: [why] }))(exported);
};
