import * as E from 'fp-ts/Either';
import { filesToSend, sendImport } from '../../../adapters/composition/send-import';
import type { OperatorSide } from '../../../application/operator/operator.port';
import { reachOf } from '../../adapters/terminal/reached';
import type { World } from './world';

/** That world's service as the operator's commands reach it. */
export const sideOf = async (world: World): Promise<OperatorSide> => {
  const reached = await reachOf(world).reach();
  if (E.isLeft(reached)) throw new Error('Nobody is there');
  return reached.right.side;
};

/** Imports these files as `npm run import` does: what was loaded, or the lines of what is wrong. */
export const load = async (side: OperatorSide, paths: readonly string[]) => {
  const loaded = await sendImport(side, await filesToSend(paths));
  return E.isRight(loaded) ? loaded.right : loaded.left;
};
