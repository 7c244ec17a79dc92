import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { PostedJob } from '../../../application/positions/read-postings.service';
import { apply } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Clock } from '../../../application/ports/clock';
import { otherJobs, type Neighbor } from '../../../domain/positions/advert';
import type { CommunityId, PositionId } from '../../../domain/ids/position-ids';
import { seconds } from '../../../domain/time/duration';
import { within, type Instant } from '../../../domain/time/instant';
import { getPosition } from '../../contract/applications/applying.calls';
import { writeDrawnAnswer } from '../../contract/drawn-answer';
import type { Drawing } from '../../../application/ports/drawing';
import { advertHead } from './advert-head';
import { withDrawn } from './drawn-page';
import { gathered } from './gathered';
import { packed, type MadeOnce } from './made-once';
import type { PageSettings } from '../../contract/page-settings';
import { webPage, withHead } from './web-page';

/** The source of adverts, and the portal's address. */
export interface Adverts {
  readonly read: (ids: readonly PositionId[]) => TE.TaskEither<unknown, ReadonlyMap<PositionId, PostedJob>>;
  /** All jobs of a location, hundreds perhaps. */
  readonly readNeighbors: (community: CommunityId) => TE.TaskEither<unknown, readonly Neighbor[]>;
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

/** The jobs of a location, read for all their pages at once. */
interface Around {
  readonly jobs: readonly Neighbor[];
  readonly text: string;
  readonly at: Instant;
}

interface Kept extends AdvertPage {
  readonly page: Awaited<ReturnType<typeof packed>>;
  /** What it was made from: the advert, where a change shows at once, and the jobs of its location. Their texts are compared, not their objects. */
  readonly posting: string;
  readonly around: string | undefined;
  /** It shows the advert; otherwise it is a shell. */
  readonly isDrawn: boolean;
  readonly at: Instant;
}

/** In bytes: the packed pages of some two thousand adverts. The least recently requested page is dropped first. */
const mostKept = 32 * 1024 * 1024;

/** Reading all jobs of a location for each visit would cost more than the visit, so a change there may take this long to show. */
const aroundReadEvery = seconds(10);

/** How soon to try rendering again after an empty shell was sent because the renderer was busy. */
const drawnAgainAfter = seconds(1);

/** The jobs of each location, at most `aroundReadEvery` old. Undefined: they can't be read. */
const readingAround = ({ readNeighbors, clock }: Pick<Adverts, 'readNeighbors' | 'clock'>) => {
  const known = new Map<CommunityId, Around>();
  const underWay = new Map<CommunityId, Promise<Around | undefined>>();
  const stands = ({ at }: Around): boolean => within(at, clock.now(), aroundReadEvery);
  const read = async (community: CommunityId): Promise<Around | undefined> => {
    const found = await readNeighbors(community)();
    for (const [other, around] of known) if (!stands(around)) known.delete(other);
    if (E.isLeft(found)) return undefined;
    const around = { jobs: found.right, text: JSON.stringify(found.right), at: clock.now() };
    known.set(community, around);
    return around;
  };
  return async (community: CommunityId): Promise<Around | undefined> => {
    const last = known.get(community);
    if (last !== undefined && stands(last)) return last;
    const reading = underWay.get(community) ?? read(community).finally(() => underWay.delete(community));
    underWay.set(community, reading);
    return reading;
  };
};

/**
 * An advert's page, drawn, with its own head. Undefined: there is no such advert. Every visit reads the advert, so that each process notices a change
 * at once; the page is redrawn only if the advert or the jobs of its location have changed. If it can't be drawn, an empty shell goes out, and the
 * browser draws it.
 */
export const advertPages = (
  { shell, drawn }: AdvertTemplates,
  settings: PageSettings,
  { read, readNeighbors, clock, publicUrl }: Adverts,
  { draw }: Pick<Drawing, 'draw'>,
): ((id: PositionId, more: boolean) => Promise<AdvertPage | undefined>) => {
  /** By path: a link ending in `more` opens another tab of the page. */
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept>>();
  let bytes = 0;
  const forget = (path: string): void => {
    bytes -= kept.get(path)?.page.bytes ?? 0;
    kept.delete(path);
  };
  const keep = (path: string, page: Kept): Kept => {
    forget(path);
    kept.set(path, page);
    bytes += page.page.bytes;
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
  const aroundOf = readingAround({ readNeighbors, clock });
  const make = async (path: string, posting: PostedJob, around: Around | undefined): Promise<Kept> => {
    const head = advertHead(posting, publicUrl);
    const made = { posting: JSON.stringify(posting), around: around?.text, at: clock.now() };
    const pageOf = (html: string) => packed(webPage(html, settings, 'often'));
    const emptyShell = async (): Promise<Kept> => ({
      ...made,
      page: await pageOf(withHead(shell, head)),
      styleHash: undefined,
      isDrawn: false,
    });
    if (around === undefined) return emptyShell();
    const { postedAt: _, ...advert } = posting;
    const whole = { ...advert, otherJobs: otherJobs(advert, around.jobs) };
    const answers = [writeDrawnAnswer(getPosition, advert.positionId, whole)];
    const page = await draw({ path, answers });
    if (page === undefined) return emptyShell();
    const { html, styleHash } = withDrawn(withHead(drawn, head), page, answers);
    return { ...made, page: await pageOf(html), styleHash, isDrawn: true };
  };
  return async (id, more) => {
    const posting = await postingOf(id);
    if (posting === undefined) return undefined;
    const around = await aroundOf(posting.communityId);
    const path = toPath(apply(id, more));
    const last = kept.get(path);
    if (
      last?.posting === JSON.stringify(posting) &&
      last.around === around?.text &&
      (last.isDrawn || within(last.at, clock.now(), drawnAgainAfter))
    )
      return keep(path, last);
    const making = underWay.get(path) ?? make(path, posting, around).finally(() => underWay.delete(path));
    underWay.set(path, making);
    return keep(path, await making);
  };
};
