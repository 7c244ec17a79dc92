import * as E from 'fp-ts/Either';
import { join, resolve } from 'node:path';
import { codeOf } from '../../postgres/engine/answers';
import { lookAtStore } from '../../postgres/embedded/whole-store';
import { openEmbedded, type EmbeddedSettings } from '../../postgres/embedded/open-embedded';
import { whyNotOpened } from '../../postgres/not-opened';
import { notWell, well, type Finding } from './finding';

/** Opens the embedded store, asks it something and closes it. What is not there yet isn't made, and no table is changed. */
export const tryEmbedded = async (settings: EmbeddedSettings): Promise<Finding> => {
  const store = join(resolve(settings.dataDir), 'store');
  const found = lookAtStore(store);
  if (found === 'none') return well('store', `none yet: the portal makes it in ${store} when it starts`);
  if (found !== 'whole') return notWell('store', whyNotOpened(found));
  const opened = await openEmbedded(settings)();
  if (E.isLeft(opened)) {
    const hint = opened.left._tag === 'FolderInUse' ? ' Or set PUBLIC_URL to where the portal answers.' : '';
    return notWell('store', `${whyNotOpened(opened.left)}${hint}`);
  }
  try {
    const connection = await opened.right.acquire();
    await connection.ask('select 1', []).finally(() => connection.release(false));
    return well('store', `the embedded store in ${store} opens and answers`);
  } catch (fault) {
    return notWell('store', whyNotOpened({ _tag: 'StoreNotReadable', folder: store, code: codeOf(fault) }));
  } finally {
    await opened.right.close();
  }
};
