import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../domain/applications/application';
import type { LifeStep } from '../../domain/applications/life-step';
import { newsOf, type ActName, type News } from '../../domain/applications/news';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { Store } from '../ports/unit-of-work';
import type { Account } from '../../domain/identity/account';
import type { FromStore } from '../ports/unit-of-work/store';
import { newsMail } from './news-mail.service';

/** The recipient of mails about an application, and their time zone if known. */
export interface Reader {
  readonly candidate: Account;
  readonly ownZone: TimeZone | undefined;
}

/** None for an unproven address: only codes are mailed there (R41, service/decisions/006). */
export const readerOf = ({ candidates }: Pick<Store, 'candidates'>, id: CandidateId): FromStore<O.Option<Reader>> =>
  pipe(
    candidates.hasProvenAddress(id),
    TE.flatMap((proven) => (proven ? candidates.withId(id) : TE.right(O.none))),
    TE.bindTo('found'),
    TE.bind('zone', () => candidates.zoneOf(id)),
    TE.map(({ found, zone }) =>
      pipe(
        found,
        O.map((candidate) => ({ candidate, ownZone: O.toUndefined(zone) })),
      ),
    ),
  );

/** An act that was carried out, with the application before it. */
export interface Done {
  readonly candidateId: CandidateId;
  readonly position: Position;
  readonly before: Application;
  readonly act: ActName;
  readonly step: LifeStep;
  readonly at: Instant;
}

const addMail = (store: Store, publicUrl: string, { candidate, ownZone }: Reader, news: News, done: Done) => {
  const { candidateId, position, before, step, at } = done;
  const stage = news.calendar?.appointment.stage;
  return pipe(
    stage === undefined ? TE.right(0) : store.appointments.nextRevision(candidateId, position.positionId, stage),
    TE.flatMap((acts) =>
      store.messages.add(
        newsMail({
          ...{ publicUrl, candidate, ownZone, position, now: at },
          ...{ news, before, after: step.application, acts },
        }),
        at,
      ),
    ),
  );
};

/** Queues the mail about an act in the act's own unit of work, so it is sent exactly once, and only if the act is committed (R27). */
export const tell = (store: Store, publicUrl: string, done: Done): FromStore<undefined> => {
  const news = newsOf(done.before, done.act, done.step, done.at);
  if (news === undefined) return TE.right(undefined);
  return pipe(
    readerOf(store, done.candidateId),
    TE.flatMap((reader) =>
      O.isNone(reader) ? TE.right(undefined) : addMail(store, publicUrl, reader.value, news, done),
    ),
  );
};
