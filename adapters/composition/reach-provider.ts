import * as E from 'fp-ts/Either';
import { portalAnswers } from '../terminal/operator/portal-answers';
import { portalSide } from '../terminal/operator/portal-side';
import type { NotReached, Reached } from '../terminal/operator/reach';
import { readSettings, type Settings } from './settings';

/** The calls of the portal at PUBLIC_URL. */
export const throughPortal = ({ publicUrl, operatorToken }: Settings): E.Either<NotReached, Reached> =>
  operatorToken === undefined
    ? E.left({
        because: 'settings',
        lines: [`OPERATOR_TOKEN: expected what the portal at ${publicUrl} was started with, found nothing`],
        advice: [],
      })
    : E.right({
        side: portalSide({ publicUrl, operatorToken }),
        note: undefined,
        close: () => Promise.resolve(),
      });

type Environment = Readonly<Record<string, string | undefined>>;

const throughStore = async (
  { publicUrl, dataDir, databaseUrl }: Settings,
  env: Environment,
  storeWorker: URL,
): Promise<E.Either<NotReached, Reached>> => {
  // The store's code is loaded only by commands that need it, so that a rule answers without waiting for it.
  const { storeSide } = await import('./store-side');
  const opened = await storeSide(env, storeWorker);
  if (E.isRight(opened)) {
    const where = databaseUrl === undefined ? dataDir : 'DATABASE_URL';
    return E.right({
      ...opened.right,
      note: `No portal answers at ${publicUrl}: this is what the store in ${where} says.`,
    });
  }
  const { lines, storeInUse } = opened.left;
  const advice = `No portal answers at ${publicUrl}, but something has its store: set PUBLIC_URL to where it answers, or wait until it has ended.`;
  return E.left({ because: 'store', lines, advice: storeInUse ? [advice] : [] });
};

/** The provider's side: by the operator's calls if a portal answers at PUBLIC_URL, otherwise over the store itself. */
export const reachProvider = async (env: Environment, storeWorker: URL): Promise<E.Either<NotReached, Reached>> => {
  const settings = readSettings(env);
  if (E.isLeft(settings)) return E.left({ because: 'settings', lines: settings.left, advice: [] });
  return (await portalAnswers(settings.right.publicUrl))
    ? throughPortal(settings.right)
    : throughStore(settings.right, env, storeWorker);
};
