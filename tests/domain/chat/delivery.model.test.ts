import * as fc from 'fast-check';
import {
  emptyTranscript,
  transcriptStep,
  type StoredMessage,
  type Transcript,
  type TranscriptEvent,
} from '../../../domain/chat/delivery';
import { aMessage, clientId, messageId } from '../../support/builders/chat';
import { atMs } from '../../support/builders/time';
import { act, playActs } from '../../support/models/acts';

/** A model post office: a store that numbers each name once, and letters that are in transit, lost or duplicated. */
interface Office {
  written: number;
  readonly givenUp: Set<number>;
  /** The store's content, by number: the sender's name, or 0 for the hiring manager's. */
  readonly store: { name: number; seen: boolean }[];
  /** Sent by the browser and not yet in the store. */
  readonly underWay: number[];
  /** The numbers known to the browser, and those it knows to be seen. */
  readonly heard: Set<number>;
  readonly heardSeen: Set<number>;
}

interface Real {
  transcript: Transcript;
}

const letterOf = (office: Office, number: number): StoredMessage => {
  const { name, seen } = office.store[number - 1] ?? { name: 0, seen: false };
  return name === 0
    ? aMessage(number, { seen })
    : aMessage(number, { seen, mine: true, clientId: clientId(name), text: `Message ${name}` });
};

const compare = (office: Office, { transcript }: Real): void => {
  const { stored, outbox } = transcript;
  expect(stored.map(({ id }) => id)).toEqual([...office.heard].sort((a, b) => a - b));
  for (const { id, seen } of stored) expect(seen).toBe(office.heardSeen.has(id));
  const names = Array.from({ length: office.written }, (_, n) => n + 1);
  const known = new Set([...office.heard].map((number) => office.store[number - 1]?.name));
  // Each message that was written and not given up is there exactly once, and nothing else.
  const waiting = names.filter((name) => !known.has(name) && !office.givenUp.has(name));
  expect(outbox.map((one) => one.clientId)).toEqual(waiting.map(clientId));
  const stockedNames = office.store.map(({ name }) => name).filter((name) => name > 0);
  expect(new Set(stockedNames).size).toBe(stockedNames.length);
};

const happens = (office: Office, real: Real, event: TranscriptEvent): void => {
  const [transcript, commands] = transcriptStep(real.transcript, event);
  real.transcript = transcript;
  for (const { message } of commands)
    office.underWay.push(
      Array.from({ length: office.written }, (_, n) => n + 1).findIndex((n) => clientId(n) === message.clientId) + 1,
    );
};

const step = (name: string, run: (office: Office, real: Real) => void) =>
  act<Office, Real>(name, (office, real) => {
    run(office, real);
    compare(office, real);
  });

const hear = (office: Office, real: Real, ...numbers: readonly number[]): void => {
  const messages = numbers.map((number) => letterOf(office, number));
  for (const { id, seen } of messages) {
    office.heard.add(id);
    if (seen) office.heardSeen.add(id);
  }
  happens(office, real, { _tag: 'MessagesStored', messages });
};

/** The store receives a letter: a name it already knows adds nothing. */
const arrive = (office: Office, name: number): number => {
  const known = office.store.findIndex((one) => one.name === name);
  if (known >= 0) return known + 1;
  office.store.push({ name, seen: false });
  return office.store.length;
};

const some = fc.nat({ max: 5 });
const pick = <A>(list: readonly A[], n: number): A | undefined => list[n % Math.max(1, list.length)];

const acts = [
  fc.constant(
    step('writes and sends', (office, real) => {
      office.written += 1;
      happens(office, real, {
        _tag: 'SendPressed',
        clientId: clientId(office.written),
        content: { text: `Message ${office.written}`, attachments: [] },
        now: atMs(office.written),
      });
    }),
  ),
  fc.tuple(some, fc.boolean()).map(([n, answered]) =>
    step(`a letter arrives at the store, answered: ${answered}`, (office, real) => {
      const name = pick(office.underWay, n);
      if (name === undefined) return;
      office.underWay.splice(office.underWay.indexOf(name), 1);
      const number = arrive(office, name);
      if (answered && !office.givenUp.has(name)) hear(office, real, number);
    }),
  ),
  some.map((n) =>
    step('a letter is lost, and the browser told', (office, real) => {
      const name = pick(office.underWay, n);
      if (name === undefined) return;
      office.underWay.splice(office.underWay.indexOf(name), 1);
      happens(office, real, { _tag: 'SendFailed', clientId: clientId(name) });
    }),
  ),
  some.map((n) =>
    step('an answer comes too late', (office, real) => {
      if (office.written > 0)
        happens(office, real, { _tag: 'SendFailed', clientId: clientId((n % office.written) + 1) });
    }),
  ),
  some.map((n) =>
    step('presses Retry', (office, real) => {
      if (office.written > 0)
        happens(office, real, { _tag: 'RetryPressed', clientId: clientId((n % office.written) + 1) });
    }),
  ),
  some.map((n) =>
    step('gives up what was not sent', (office, real) => {
      const failed = pick(
        real.transcript.outbox.filter(({ isFailed }) => isFailed),
        n,
      );
      if (failed === undefined) return;
      office.givenUp.add(
        Array.from({ length: office.written }, (_, k) => k + 1).find((k) => clientId(k) === failed.clientId) ?? 0,
      );
      happens(office, real, { _tag: 'DiscardPressed', clientId: failed.clientId });
    }),
  ),
  fc.constant(
    step('the line is back', (office, real) => {
      happens(office, real, { _tag: 'Reconnected' });
    }),
  ),
  fc.boolean().map((heard) =>
    step(`the hiring manager writes, heard at once: ${heard}`, (office, real) => {
      office.store.push({ name: 0, seen: false });
      if (heard) hear(office, real, office.store.length);
    }),
  ),
  fc.constant(
    step('the history is loaded', (office, real) => {
      hear(office, real, ...office.store.map((_, n) => n + 1).reverse());
    }),
  ),
  some.map((n) =>
    step('the hiring manager sees', (office, real) => {
      const upTo = (n % Math.max(1, office.store.length)) + 1;
      for (const [place, letter] of office.store.entries())
        if (letter.name > 0 && place < upTo) {
          letter.seen = true;
          if (office.heard.has(place + 1)) office.heardSeen.add(place + 1);
        }
      happens(office, real, { _tag: 'SeenByPeer', upTo: messageId(upTo) });
    }),
  ),
];

describe('Whatever happens to the messages of a conversation', () => {
  it('each is shown exactly once, in the order of the store, stored once, and lost only when given up [spec 2 §4.12]', () => {
    const start = fc.constant(null).map(() => {
      const office: Office = {
        written: 0,
        givenUp: new Set<number>(),
        store: [],
        underWay: [],
        heard: new Set<number>(),
        heardSeen: new Set<number>(),
      };
      return { model: office, real: { transcript: emptyTranscript } };
    });
    playActs(acts, start, { numRuns: 150, maxCommands: 40 });
  });
});
