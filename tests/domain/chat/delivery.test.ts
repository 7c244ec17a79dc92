import {
  emptyTranscript,
  outboxState,
  storedState,
  transcriptStep,
  type Transcript,
  type TranscriptEvent,
} from '../../../domain/chat/delivery';
import { aMessage, clientId, messageId } from '../../support/builders/chat';
import { atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { list, number, text, yesNo } from '../../../adapters/rules/cases/columns';

const content = (text: string) => ({ text, attachments: [] });
const send = (n: number, text = `Message ${n}`): TranscriptEvent => ({
  _tag: 'SendPressed',
  clientId: clientId(n),
  content: content(text),
  now: atMs(n),
});
const stored = (...messages: Extract<TranscriptEvent, { _tag: 'MessagesStored' }>['messages']): TranscriptEvent => ({
  _tag: 'MessagesStored',
  messages,
});
const fails = (n: number): TranscriptEvent => ({ _tag: 'SendFailed', clientId: clientId(n) });
const retry = (n: number): TranscriptEvent => ({ _tag: 'RetryPressed', clientId: clientId(n) });
const discard = (n: number): TranscriptEvent => ({ _tag: 'DiscardPressed', clientId: clientId(n) });
const after = (...events: readonly TranscriptEvent[]): Transcript =>
  events.reduce((state, event) => transcriptStep(state, event)[0], emptyTranscript);
const waiting = (n: number, isFailed = false) => ({
  ...content(`Message ${n}`),
  clientId: clientId(n),
  writtenAt: atMs(n),
  isFailed,
});
const mine = (id: number, n: number, seen = false) => aMessage(id, { mine: true, clientId: clientId(n), seen });

describe('A message on its way', () => {
  it('is shown at once as sending, after all stored messages, and posted under its own client id [spec 2 §4.12]', () => {
    const [state, commands] = transcriptStep(after(stored(aMessage(7))), send(1));
    expect(state).toEqual({ stored: [aMessage(7)], outbox: [waiting(1)] });
    expect(commands).toEqual([{ _tag: 'PostMessage', message: waiting(1) }]);
    expect(outboxState(waiting(1))).toBe('sending');
  });

  it('keeps its content, including attachments [spec 2 §3]', () => {
    const attachments = [{ name: 'cv.pdf', kind: 'pdf', path: '/files/1' } as const];
    const [{ outbox }] = transcriptStep(emptyTranscript, {
      _tag: 'SendPressed',
      clientId: clientId(1),
      now: atMs(5),
      content: { text: 'My CV', attachments },
    });
    expect(outbox).toEqual([{ text: 'My CV', attachments, clientId: clientId(1), writtenAt: 5, isFailed: false }]);
  });

  it('sent twice under one client id is sent once, even if it is already stored [spec 2 §4.12]', () => {
    for (const state of [after(send(1)), after(send(1), fails(1)), after(send(1), stored(mine(9, 1)))])
      expect(transcriptStep(state, send(1))).toEqual([state, []]);
    const another = after(send(2), stored(mine(9, 2)));
    expect(transcriptStep(another, send(1))[1]).toHaveLength(1);
    const theirs = after(stored(aMessage(9, { clientId: clientId(1) })));
    expect(transcriptStep(theirs, send(1))[1]).toHaveLength(1);
  });

  it("is sent once the store has it: it moves to its place by the store's number [spec 2 §4.12]", () => {
    const state = after(send(1), send(2), stored(aMessage(8)), stored(mine(7, 1)));
    expect(state).toEqual({ stored: [mine(7, 1), aMessage(8)], outbox: [waiting(2)] });
    expect(state.stored.map(storedState)).toEqual(['sent', 'sent']);
  });

  it("is not confused with another sender's message that has the same client id [spec 2 §4.12]", () => {
    const theirs = aMessage(7, { clientId: clientId(1) });
    expect(after(send(1), stored(theirs))).toEqual({ stored: [theirs], outbox: [waiting(1)] });
  });

  it('that failed is shown as not sent, and is not lost [spec 2 §4.12]', () => {
    const state = after(send(1), send(2), fails(1));
    expect(state.outbox).toEqual([waiting(1, true), waiting(2)]);
    expect(state.outbox.map(outboxState)).toEqual(['not-sent', 'sending']);
    expect(transcriptStep(after(stored(mine(7, 1))), fails(1))).toEqual([after(stored(mine(7, 1))), []]);
  });

  it('is sent again by Retry under the same client id, only if it failed [spec 2 §4.12]', () => {
    const failed = after(send(1), send(2), send(3), fails(1), fails(3));
    expect(transcriptStep(failed, retry(1))).toEqual([
      { stored: [], outbox: [waiting(1), waiting(2), waiting(3, true)] },
      [{ _tag: 'PostMessage', message: waiting(1) }],
    ]);
    expect(transcriptStep(failed, retry(2))).toEqual([failed, []]);
    expect(transcriptStep(failed, retry(9))).toEqual([failed, []]);
  });

  it('can be discarded only if it failed [spec 2 §4.12]', () => {
    const failed = after(send(1), send(2), fails(1));
    expect(transcriptStep(failed, discard(1))).toEqual([{ stored: [], outbox: [waiting(2)] }, []]);
    expect(transcriptStep(failed, discard(2))).toEqual([failed, []]);
  });

  it('is sent again when the connection is back, whether it failed or got no response [spec 2 §9]', () => {
    const state = after(send(1), send(2), fails(1), stored(aMessage(7)));
    expect(transcriptStep(state, { _tag: 'Reconnected' })).toEqual([
      { stored: [aMessage(7)], outbox: [waiting(1), waiting(2)] },
      [
        { _tag: 'PostMessage', message: waiting(1) },
        { _tag: 'PostMessage', message: waiting(2) },
      ],
    ]);
  });
});

describe('A stored message', () => {
  it('is shown once, ordered by its number, whenever it arrives [spec 2 §4.12]', () => {
    const state = after(
      stored(aMessage(9), aMessage(2)),
      stored(aMessage(10), aMessage(2, { text: 'in other words' })),
    );
    expect(state.stored).toEqual([aMessage(2, { text: 'in other words' }), aMessage(9), aMessage(10)]);
  });

  it.each(cases('chat/delivery-seen-by-manager', { upTo: number, states: list(text) }))(
    '$title',
    ({ upTo, states }) => {
      const state = after(stored(mine(7, 1), aMessage(8), mine(9, 2)), { _tag: 'SeenByPeer', upTo: messageId(upTo) });
      expect(state.stored.map(storedState)).toEqual(states);
    },
  );

  it.each(cases('chat/delivery-seen-by-candidate', { upTo: number, seen: list(yesNo) }))('$title', ({ upTo, seen }) => {
    const state = after(stored(mine(7, 1), aMessage(8), aMessage(10)), { _tag: 'SeenByMe', upTo: messageId(upTo) });
    expect(state.stored.map((one) => one.seen)).toEqual(seen);
  });

  it('or a failure causes nothing to be sent [spec 2 §4.12]', () => {
    const state = after(send(1), stored(mine(7, 2), aMessage(8)));
    for (const event of [
      ...[stored(aMessage(9)), fails(1), discard(1)],
      { _tag: 'SeenByPeer', upTo: messageId(8) } as const,
      { _tag: 'SeenByMe', upTo: messageId(8) } as const,
    ])
      expect(transcriptStep(state, event)[1]).toEqual([]);
  });

  it('that was seen stays seen, even if an older response says otherwise [spec 2 §4.12]', () => {
    expect(after(stored(mine(7, 1, true)), stored(mine(7, 1, false))).stored).toEqual([mine(7, 1, true)]);
    expect(after(stored(mine(7, 1, false)), stored(mine(7, 1, true))).stored).toEqual([mine(7, 1, true)]);
    expect(after(stored(mine(7, 1, false)), stored(mine(7, 1, false))).stored).toEqual([mine(7, 1, false)]);
  });
});
