import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type * as IO from 'fp-ts/IO';
import type * as T from 'fp-ts/Task';
import { codeLifetime } from '../../domain/identity/one-time-code';
import type { Milliseconds } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';
import type { Clock } from '../ports/clock';
import type { Mail, MailCarrier, Mailer, NotSent } from '../ports/mailer';
import type { Reporter } from '../ports/reporter';
import type { SentNotes } from './sent-notes.port';
import type { Timer } from '../ports/timer';
import type { UnitOfWork } from '../ports/unit-of-work';
import type { Messages, WaitingMail } from './messages.store';
import type { FromStore } from '../ports/unit-of-work/store';
import { gateOf } from './gate.service';
import { mostTries, pauseAfterTries } from './mail-retries.service';
import { ownedFrom } from './owned.service';
import { workersOf } from './workers.service';

/** What one process knows about its mails. */
export interface MailsInHand {
  /** Mails with a code, which wait only in memory. */
  readonly codes: number;
  /** Why no mail is sent at the moment. */
  readonly paused: string | undefined;
}

/** One process's sending of mails. A mail with a code is held in memory only; every other one is stored. */
export interface MailQueue extends Mailer {
  /** There may be new mails: starts sending them in the background. */
  readonly wake: IO.IO<void>;
  /** Sends waiting mails; done when none can be sent now. */
  readonly sendMails: T.Task<undefined>;
  /** Regularly looks for stored mails, also those of other processes. */
  readonly start: () => void;
  readonly inHand: () => MailsInHand;
  /** Takes no more mails; done when those being sent have an answer. The rest is left to other processes. */
  readonly close: T.Task<undefined>;
}

/** What sending mails needs. `carrier`: the mail server; `timer`: not affected by changes of the clock. */
export interface MailQueueDependencies {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly carrier: MailCarrier;
  readonly reporter: Reporter;
  readonly notes: SentNotes;
  /** This process's name among mail senders, never reused. */
  readonly taker: string;
}

/** How many mails are sent at a time. */
export const mostWorkers = 5;

/** The most mails with codes in memory: enough for a whole town signing in while the mail server is down for ten minutes. */
export const mostCodes = 10_000;

/** A mail this process has taken: stored, or with a code and only in memory. */
interface InHand {
  readonly name: string;
  readonly mail: Mail;
  readonly tries: number;
  /** Its id in the store. */
  readonly id: number | undefined;
  /** When it becomes useless, by the timer. */
  readonly until: Milliseconds;
  /** The same by the clock, of a reminder. */
  readonly worthUntil: Instant | undefined;
}

/**
 * Sends emails in parallel, codes first; no email waits because another one has problems (application/service/decisions/007). A stored email belongs
 * to this process from when it is claimed until it is sent, put back or given up. Pauses use the monotonic timer, so no clock change can extend them.
 */
export const mailQueue = (deps: MailQueueDependencies): MailQueue => {
  const { unitOfWork, clock, timer, carrier, reporter, notes, taker } = deps;
  const codes: InHand[] = [];
  let codesPausing = 0;
  let codesSoFar = 0;
  /** How many mails were sent so far, and how many at each mail's last failure: if others were sent since, the trouble is that mail's own. */
  let sentSoFar = 0;
  const sentAtTrouble = new Map<string, number>();
  const gate = gateOf({
    timer,
    waits: (why) => reporter.report('mails-wait', { why }),
    goesOn: (after) => reporter.report('mails-leave-again', { after }),
    wake: () => workers.wake(),
  });

  const stored = ownedFrom<WaitingMail>({
    unitOfWork,
    take: ({ messages }) => messages.take(taker),
    putBackAllBut: ({ messages }, ids) => messages.putBackAllBut(taker, ids),
    storeDown: (why) => {
      reporter.report('mails-wait', { why });
      workers.wakeSoon();
    },
  });

  const nextCode = (): InHand | undefined => {
    for (;;) {
      const code = codes.shift();
      if (code === undefined || code.until > timer.elapsed()) return code;
      reporter.report('code-not-sent', { why: 'too late' });
    }
  };

  const nextStored = async (): Promise<InHand | undefined> => {
    const mail = await stored.next();
    return mail && { ...mail, until: Number.POSITIVE_INFINITY };
  };

  const settle = async (
    { id }: InHand,
    work: (messages: Messages, id: number) => FromStore<undefined>,
  ): Promise<void> => {
    if (id !== undefined) await stored.write(id, ({ messages }) => work(messages, id));
  };

  /** The same, for a mail that this process gives up. */
  const settleAndForget = async (
    { id }: InHand,
    work: (messages: Messages, id: number) => FromStore<undefined>,
    then?: () => void,
  ): Promise<void> => {
    if (id !== undefined) await stored.writeLast(id, ({ messages }) => work(messages, id), then);
  };

  /** A stored mail that the mail server has accepted, now or before a process was killed. Its note is kept until the store has removed it. */
  const removeSent = (one: InHand): Promise<void> =>
    settleAndForget(
      one,
      (messages, id) => messages.remove(id),
      () => notes.forget(one.name),
    );

  const wasSent = async (one: InHand): Promise<void> => {
    // First of all: until then a kill sends it twice.
    if (one.id !== undefined) notes.note(one.name);
    sentSoFar += 1;
    sentAtTrouble.delete(one.name);
    gate.open();
    await removeSent(one);
  };

  const giveUp = async (one: InHand, { why, words }: NotSent): Promise<void> => {
    sentAtTrouble.delete(one.name);
    reporter.report(one.id === undefined ? 'code-not-sent' : 'mail-given-up', { why });
    await settleAndForget(one, (messages, id) =>
      messages.giveUp(id, words === '' ? why : `${why}: ${words}`, clock.now()),
    );
  };

  const retryLater = async (one: InHand, length: Milliseconds, counted: boolean): Promise<void> => {
    if (counted) await settle(one, (messages, id) => messages.countTry(id));
    if (one.id === undefined) {
      codesPausing += 1;
      timer.wake(length, () => {
        codesPausing -= 1;
        codes.push(counted ? { ...one, tries: one.tries + 1 } : one);
        // Still oldest first: of two codes, the later one counts.
        codes.sort((a, b) => a.until - b.until);
        workers.wake();
      });
      return;
    }
    workers.later(length, async () => {
      await settleAndForget(one, (messages, id) => messages.putBack(id, taker));
      workers.wake();
    });
  };

  const wasNotSent = async (one: InHand, reason: NotSent): Promise<void> => {
    const before = sentAtTrouble.get(one.name);
    // Others were sent since this one last failed, so the trouble is its own.
    const isOwn = before !== undefined && sentSoFar > before;
    sentAtTrouble.set(one.name, sentSoFar);
    const tries = one.tries + 1;
    const putOff = async (): Promise<void> =>
      tries >= mostTries ? giveUp(one, reason) : retryLater(one, pauseAfterTries(tries), true);
    switch (reason._tag) {
      case 'Refused':
        gate.answered();
        return giveUp(one, reason);
      case 'PutOff':
        gate.answered();
        return putOff();
      case 'Suspected':
        if (isOwn) return giveUp(one, reason);
        gate.suspect(reason.why);
        return retryLater(one, pauseAfterTries(tries), true);
      case 'ServerAway':
      case 'SenderRefused': {
        const pause = gate.shut(reason);
        return isOwn && reason._tag === 'ServerAway' ? putOff() : retryLater(one, pause, false);
      }
    }
  };

  const send = async (one: InHand): Promise<void> => {
    if (one.id !== undefined && notes.isNoted(one.name)) return removeSent(one);
    // If the mail server was away until the appointment began, the reminder is useless.
    if (one.worthUntil !== undefined && one.worthUntil <= clock.now()) {
      reporter.report('reminder-not-sent', { why: 'too late' });
      return settleAndForget(one, (messages, id) => messages.remove(id));
    }
    const outcome = await carrier.carry(one.mail, one.name)();
    await (E.isRight(outcome) ? wasSent(one) : wasNotSent(one, outcome.left));
  };

  const workers = workersOf<InHand>({
    timer,
    most: mostWorkers,
    lets: gate.lets,
    next: async () => nextCode() ?? nextStored(),
    send,
  });

  return {
    send: (mail, goodFor = codeLifetime) =>
      TE.flatten(
        TE.fromIO(() => {
          if (codes.length + codesPausing >= mostCodes) return TE.left({ _tag: 'MailNotSent' });
          codesSoFar += 1;
          const name = `${taker}-${codesSoFar}`;
          codes.push({
            ...{ name, mail, tries: 0, id: undefined },
            ...{ until: timer.elapsed() + goodFor, worthUntil: undefined },
          });
          workers.wake();
          return TE.right(undefined);
        }),
      ),
    wake: workers.wake,
    sendMails: () => {
      workers.wake();
      return workers.drained();
    },
    start: workers.start,
    inHand: () => ({ codes: codes.length + codesPausing, paused: gate.paused() }),
    close: async () => {
      await workers.close();
      await unitOfWork.run(({ messages }) => messages.release(taker))();
      return undefined;
    },
  };
};
