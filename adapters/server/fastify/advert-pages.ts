import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { PostedJob } from '../../../application/service/adverts/read-postings';
import { apply } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Clock } from '../../../application/ports/clock';
import type { Advert } from '../../../domain/positions/advert';
import type { PositionId } from '../../../domain/positions/ids';
import { seconds } from '../../../domain/time/duration';
import { within, type Instant } from '../../../domain/time/instant';
import { getPosition } from '../../contract/calls/applying';
import { writeDrawnAnswer } from '../../contract/drawn-answer';
import type { Drawing } from '../../../application/ports/drawing';
import { advertHead, type PageHead } from './advert-head';
import { withDrawn } from './drawn-page';
import { gathered } from './gathered';
import type { MadeOnce } from './made-once';
import { webPage, withHead, type PageSettings } from './web-page';

/** The source of adverts, and the portal's address. */
export interface Adverts {
  readonly read: (ids: readonly PositionId[]) => TE.TaskEither<unknown, ReadonlyMap<PositionId, PostedJob>>;
  /** The advert as its page shows it, with the other jobs at its location. */
  readonly readWhole: (id: PositionId) => TE.TaskEither<unknown, Advert>;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The two versions of the built page: an empty one for the browser to draw in, and one for the server to draw in. */
export interface AdvertTemplates {
  readonly shell: string;
  readonly drawn: string;
}

export interface AdvertPage {
  readonly page: MadeOnce;
  /** Undefined: an empty shell, whose styles come from the build. */
  readonly styleHash: string | undefined;
}

interface Kept extends AdvertPage {
  /** Its head, where a change to the advert itself shows at once. */
  readonly head: string;
  /** The answer it was drawn with. Undefined: it is a shell. */
  readonly answer: string | undefined;
  /** When it was last compared with the whole advert. */
  readonly at: Instant;
}

/** In bytes: the pages of some thousand adverts. The least recently requested page is dropped first. */
const mostKept = 32 * 1024 * 1024;

/** Checking the other jobs at the location means reading all of them, so a change there may take this long to show. */
const wholeReadEvery = seconds(10);

/** How soon to try again after a shell went out because there was no time to draw. */
const drawnAgainAfter = seconds(1);

/**
 * An advert's page, drawn, with its own head. Undefined: there is no such advert. Every visit reads the advert's head, so that each process notices a
 * change at once; the page is redrawn only if the advert has changed. If it can't be drawn, an empty shell goes out, and the browser draws it.
 */
export const advertPages = (
  { shell, drawn }: AdvertTemplates,
  settings: PageSettings,
  { read, readWhole, clock, publicUrl }: Adverts,
  { draw }: Pick<Drawing, 'draw'>,
): ((id: PositionId, more: boolean) => Promise<AdvertPage | undefined>) => {
  /** By path: a link ending in `more` opens another tab of the page. */
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept>>();
  let bytes = 0;
  const forget = (path: string): void => {
    bytes -= 2 * (kept.get(path)?.page.bytes ?? 0);
    kept.delete(path);
  };
  const keep = (path: string, page: Kept): Kept => {
    forget(path);
    kept.set(path, page);
    bytes += 2 * page.page.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= mostKept) break;
      forget(oldest);
    }
    return page;
  };
  const postingOf = gathered(async (ids: readonly PositionId[]) => {
    const found = await read(ids)();
    return E.isRight(found) ? found.right : new Map<PositionId, PostedJob>();
  });
  const emptyShell = (head: PageHead): AdvertPage => ({
    page: webPage(withHead(shell, head), settings, 'often'),
    styleHash: undefined,
  });
  const make = async (id: PositionId, path: string, head: PageHead): Promise<Kept> => {
    const last = kept.get(path);
    const whole = await readWhole(id)();
    const said = { head: JSON.stringify(head), at: clock.now() };
    if (E.isLeft(whole)) return { ...emptyShell(head), ...said, answer: undefined };
    const answers = [writeDrawnAnswer(getPosition, id, whole.right)];
    const answer = JSON.stringify(answers);
    if (last?.head === said.head && last.answer === answer) return { ...last, at: said.at };
    const page = await draw({ path, answers });
    if (page === undefined) return { ...emptyShell(head), ...said, answer: undefined };
    const { html, styleHash } = withDrawn(withHead(drawn, head), page, answers);
    return { page: webPage(html, settings, 'often'), styleHash, ...said, answer };
  };
  return async (id, more) => {
    const posting = await postingOf(id);
    if (posting === undefined) return undefined;
    const path = toPath(apply(id, more));
    const head = advertHead(posting, publicUrl);
    const last = kept.get(path);
    const stands = last?.answer === undefined ? drawnAgainAfter : wholeReadEvery;
    if (last?.head === JSON.stringify(head) && within(last.at, clock.now(), stands)) return keep(path, last);
    const making = underWay.get(path) ?? make(id, path, head).finally(() => underWay.delete(path));
    underWay.set(path, making);
    return keep(path, await making);
  };
};
