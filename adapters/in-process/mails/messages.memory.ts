import {
  urgencies,
  type Urgency,
  type WaitingMail,
  type Messages,
  type OtherTaker,
} from '../../../application/mails/messages.store';
import type { AppointmentNamed } from '../../../application/applications/appointments.store';
import type { Instant } from '../../../domain/time/instant';
import { isSameAppointment } from '../scheduling/slots.memory';
import { answer, found, withEntry, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface MailRow extends WaitingMail {
  /** The subject of a reminder. */
  readonly of: AppointmentNamed | undefined;
  readonly urgency: Urgency;
  readonly writtenAt: Instant;
  readonly takenBy: string | undefined;
  readonly givenUp: { readonly why: string; readonly at: Instant } | undefined;
}

declare module '../store/memory' {
  interface Memory {
    readonly mails: readonly MailRow[];
    /** The number of mails ever written, which is the id of the newest. */
    readonly mailsWritten: number;
    readonly mailTakers: ReadonlyMap<string, number>;
  }
}

/** Nothing is stored yet. */
export const messagesBegin = {
  mails: [],
  mailsWritten: 0,
  mailTakers: new Map(),
} satisfies Partial<Memory>;

export const messagesIn = (draft: Draft): Messages => {
  const add = (message: Pick<MailRow, 'mail' | 'urgency' | 'writtenAt' | 'of' | 'worthUntil'>): void => {
    const { mails, mailsWritten } = draft.read();
    const id = mailsWritten + 1;
    const row: MailRow = { ...message, id, name: `mail-${id}`, tries: 0, takenBy: undefined, givenUp: undefined };
    draft.write({ mails: [...mails, row], mailsWritten: id });
  };
  const change = (id: number, how: (row: MailRow) => MailRow): void => {
    draft.write({ mails: draft.read().mails.map((row) => (row.id === id ? how(row) : row)) });
  };
  const without = (id: number): void => {
    draft.write({ mails: draft.read().mails.filter((row) => row.id !== id) });
  };
  const isGivenUp = (id: number): boolean =>
    draft.read().mails.some((row) => row.id === id && row.givenUp !== undefined);
  return {
    add: (mail, writtenAt, urgency = 'confirmation') =>
      written(() => add({ mail, urgency, writtenAt, of: undefined, worthUntil: undefined })),
    remind: (mail, writtenAt, of, worthUntil) =>
      written(() => {
        if (draft.read().appointments.some(isSameAppointment(of)))
          add({ mail, urgency: 'reminder', writtenAt, of, worthUntil });
      }),
    take: (taker) =>
      found(() => {
        const free = draft
          .read()
          .mails.filter(({ takenBy, givenUp }) => takenBy === undefined && givenUp === undefined);
        const next = urgencies.flatMap((wanted) => free.filter(({ urgency }) => urgency === wanted)).at(0);
        if (next === undefined) return undefined;
        const { id, name, mail, tries, worthUntil } = next;
        change(id, (row) => ({ ...row, takenBy: taker }));
        return { id, name, mail, tries, worthUntil };
      }),
    remove: (id) => written(() => without(id)),
    countTry: (id) => written(() => change(id, (row) => ({ ...row, tries: row.tries + 1 }))),
    putBack: (id, taker) =>
      written(() => change(id, (row) => (row.takenBy === taker ? { ...row, takenBy: undefined } : row))),
    putBackAllBut: (taker, ids) =>
      written(() => {
        const mine = draft.read().mails.filter(({ id, takenBy }) => takenBy === taker && !ids.includes(id));
        for (const { id } of mine) change(id, (row) => ({ ...row, takenBy: undefined }));
      }),
    giveUp: (id, why, at) =>
      written(() => change(id, (row) => ({ ...row, takenBy: undefined, givenUp: { why: why.slice(0, 400), at } }))),

    beat: (taker) =>
      answer(() => {
        const { mails, mailTakers } = draft.read();
        draft.write({ mailTakers: withEntry(mailTakers, taker, (mailTakers.get(taker) ?? 0) + 1) });
        const holders = mails.flatMap(({ takenBy }) => (takenBy === undefined ? [] : [takenBy]));
        return [...new Set([...mailTakers.keys(), ...holders])]
          .filter((name) => name !== taker)
          .sort()
          .map((name): OtherTaker => ({ name, beats: mailTakers.get(name) ?? 0 }));
      }),
    release: (taker) =>
      written(() => {
        const { mails, mailTakers } = draft.read();
        draft.write({
          mails: mails.map((row) => (row.takenBy === taker ? { ...row, takenBy: undefined } : row)),
          mailTakers: new Map([...mailTakers].filter(([name]) => name !== taker)),
        });
      }),

    waiting: () =>
      answer(() => {
        const waiting = draft.read().mails.filter(({ givenUp }) => givenUp === undefined);
        const of = (wanted: MailRow['urgency']): number => waiting.filter(({ urgency }) => urgency === wanted).length;
        return { confirmation: of('confirmation'), reminder: of('reminder') };
      }),
    oldestWaiting: () =>
      found(() =>
        draft
          .read()
          .mails.filter(({ givenUp }) => givenUp === undefined)
          .map(({ writtenAt }) => writtenAt)
          .sort((a, b) => a - b)
          .at(0),
      ),
    givenUp: (after = Infinity, limit) =>
      answer(() =>
        draft
          .read()
          .mails.flatMap(({ id, mail, tries, givenUp }) =>
            givenUp === undefined || id >= after ? [] : [{ id, mail, tries, ...givenUp }],
          )
          .reverse()
          .slice(0, limit),
      ),
    tryAgain: (id) =>
      answer(() => {
        if (!isGivenUp(id)) return false;
        change(id, (row) => ({ ...row, givenUp: undefined, tries: 0 }));
        return true;
      }),
    drop: (id) =>
      answer(() => {
        if (!isGivenUp(id)) return false;
        without(id);
        return true;
      }),
  };
};
