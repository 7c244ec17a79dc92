import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { PostedJob } from '../../../application/service/adverts/read-postings';
import type { PositionId } from '../../../domain/positions/ids';
import { advertHead } from './advert-head';
import { gathered } from './gathered';
import type { MadeOnce } from './made-once';
import { webPage, withHead, type PageSettings } from './web-page';

/** The source of adverts, and the portal's address. */
export interface Adverts {
  readonly read: (ids: readonly PositionId[]) => TE.TaskEither<unknown, ReadonlyMap<PositionId, PostedJob>>;
  readonly publicUrl: string;
}

/** In bytes: the pages of some thousand adverts. The least recently requested page is dropped first. */
const mostKept = 32 * 1024 * 1024;

/**
 * The page of an advert, with its own head. Undefined: there is no such advert. Each visit reads the advert, so that every process notices a change
 * at once; the page is rebuilt only if the advert has changed.
 */
export const advertPages = (
  html: string,
  settings: PageSettings,
  { read, publicUrl }: Adverts,
): ((id: PositionId) => Promise<MadeOnce | undefined>) => {
  const kept = new Map<PositionId, { readonly said: string; readonly page: MadeOnce }>();
  let bytes = 0;
  const forget = (id: PositionId): void => {
    bytes -= 2 * (kept.get(id)?.page.bytes ?? 0);
    kept.delete(id);
  };
  const keep = (id: PositionId, said: string, page: MadeOnce): void => {
    forget(id);
    kept.set(id, { said, page });
    bytes += 2 * page.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= mostKept) return;
      forget(oldest);
    }
  };
  const postingOf = gathered(async (ids: readonly PositionId[]) => {
    const found = await read(ids)();
    return E.isRight(found) ? found.right : new Map<PositionId, PostedJob>();
  });
  return async (id) => {
    const posting = await postingOf(id);
    if (posting === undefined) return undefined;
    const head = advertHead(posting, publicUrl);
    const said = JSON.stringify(head);
    const last = kept.get(id);
    const page = last?.said === said ? last.page : webPage(withHead(html, head), settings, 'often');
    keep(id, said, page);
    return page;
  };
};
