import * as O from 'fp-ts/Option';
import type { Application } from '../../domain/applications/application';
import type { LifeStep } from '../../domain/applications/life-step';
import { newsOf, type ActName, type Topic } from '../../domain/applications/news';
import type { Reason } from '../../domain/applications/reason';
import { changeFrom, typeOfAct, type Actor, type ApplicationEvent } from '../../domain/applications/application-event';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import { newsMail } from './news-mail.service';
import { readerOf, type Reader } from './reader.service';

/** An act that was carried out, with the application before it. */
export interface Done {
  readonly candidateId: CandidateId;
  readonly position: Position;
  readonly before: Application;
  readonly act: ActName;
  readonly step: LifeStep;
  readonly at: Instant;
  readonly by: Actor;
  readonly reason?: Reason | undefined;
  /** Who is told, if that is known already. Undefined: it is read. */
  readonly reader?: O.Option<Reader> | undefined;
}

const eventOf = ({ before, act, step, at, by, reason }: Done, topic: Topic | undefined): ApplicationEvent => ({
  ...{ type: typeOfAct[act], at, by, reason, topic },
  change: changeFrom(before, step.application),
});

/**
 * Records an act as an event, and queues the mail that follows from it, in the act's own unit of work: both stand exactly if the act is committed, and
 * the mail is sent exactly once (R27).
 */
export const recordAct = (store: Store, publicUrl: string, done: Done): FromStore<undefined> =>
  inOrder(function* () {
    const { candidateId, position, before, act, step, at } = done;
    const news = newsOf(before, act, step, at);
    yield* take(store.events.add(candidateId, position.positionId, eventOf(done, news?.topic)));
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
