import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Advert } from '../../../domain/positions/advert';
import type { PositionId } from '../../../domain/positions/ids';
import { advertHead } from './advert-head';
import { webPage, withHead, type PageSettings, type WebPage } from './web-page';

/** Where adverts are read, and where the portal answers. */
export interface Adverts {
  readonly read: (id: PositionId) => TE.TaskEither<unknown, Advert>;
  readonly publicUrl: string;
}

/** As many adverts as are open at once in a large deployment; the one that was made first goes first. */
const mostPages = 500;

/**
 * The page of an advert, with its own head. Undefined: there is nothing to tell of it. A page is compressed once for each thing it says, since
 * compressing takes longer than anything else here.
 */
export const advertPages = (
  html: string,
  settings: PageSettings,
  { read, publicUrl }: Adverts,
): ((id: PositionId) => Promise<WebPage | undefined>) => {
  const made = new Map<string, WebPage>();
  return async (id) => {
    const advert = await read(id)();
    if (E.isLeft(advert)) return undefined;
    const head = advertHead(advert.right, publicUrl);
    const name = JSON.stringify(head);
    const page = made.get(name) ?? webPage(withHead(html, head), settings);
    const [oldest] = made.keys();
    if (!made.has(name) && made.size >= mostPages && oldest !== undefined) made.delete(oldest);
    made.set(name, page);
    return page;
  };
};
