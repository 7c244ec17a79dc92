import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../domain/applications/application';
import type { LifeStep } from '../../domain/applications/life-step';
import { newsOf, type ActName } from '../../domain/applications/news';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { OperatorCaller } from '../ports/operator-caller';
import type { Store } from '../ports/unit-of-work';
import type { Addressee } from '../identity/people.store';
import type { Account } from '../../domain/identity/account';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import { newsMail } from './news-mail.service';

/** The recipient of mails about an application, and their time zone if known. */
export interface Reader {
  readonly candidate: Account;
  readonly ownZone: TimeZone | undefined;
}

/** None for an unproven address: only codes are mailed there (R41, service/decisions/006). */
export const readerIn = ({ proven, account, zone }: Addressee): O.Option<Reader> =>
  proven ? O.some({ candidate: account, ownZone: zone }) : O.none;

/** The same, of a candidate. */
export const readerOf = ({ candidates }: Pick<Store, 'candidates'>, id: CandidateId): FromStore<O.Option<Reader>> =>
  pipe(candidates.addressee(id), TE.map(O.chain(readerIn)));

/** An act that was carried out, with the application before it. */
export interface Done {
  readonly candidateId: CandidateId;
  readonly position: Position;
  readonly before: Application;
  readonly act: ActName;
  readonly step: LifeStep;
  readonly at: Instant;
  /** Whose act of the employer it was. Undefined: the candidate's or the portal's. */
  readonly by?: OperatorCaller | undefined;
  /** Who is told, if that is known already. Undefined: it is read. */
  readonly reader?: O.Option<Reader> | undefined;
}

/** Queues the mail about an act in the act's own unit of work, so it is sent exactly once, and only if the act is committed (R27). */
export const tell = (store: Store, publicUrl: string, done: Done): FromStore<undefined> =>
  inOrder(function* () {
    const { candidateId, position, before, act, step, at } = done;
    const news = newsOf(before, act, step, at);
    if (news === undefined) return undefined;
    const reader = done.reader ?? (yield* take(readerOf(store, candidateId)));
    if (O.isNone(reader)) return undefined;
    const stage = news.calendar?.appointment.stage;
    const acts =
      stage === undefined ? 0 : yield* take(store.appointments.nextRevision(candidateId, position.positionId, stage));
    const mail = newsMail({
      ...reader.value,
      publicUrl,
      position,
      now: at,
      news,
      before,
      after: step.application,
      acts,
    });
    return yield* take(store.messages.add(mail, at));
  });
