import * as fc from 'fast-check';
import { toMarkSeen } from '../../../domain/chat/seen';
import { aMessage, clientId } from '../../support/builders/chat';
import { cases } from '../../support/cases/cases';
import { list, named, yesNo } from '../../../adapters/rules/cases/columns';

const looking = { open: true, visible: true };
const mine = (id: number) => aMessage(id, { mine: true, clientId: clientId(id) });

describe('Opening a conversation', () => {
  it("marks the manager's messages as seen up to the latest [spec 2 §4.12]", () => {
    expect(toMarkSeen([aMessage(3), aMessage(7), aMessage(5), mine(9)], looking)).toBe(7);
  });

  it.each(
    cases('chat/seen-nothing-to-mark', {
      messages: list(
        named({
          'own 1': mine(1),
          'own 2': mine(2),
          'seen 1': aMessage(1, { seen: true }),
          'seen 2': aMessage(2, { seen: true }),
        }),
      ),
    }),
  )('$title', ({ messages }) => {
    expect(toMarkSeen(messages, looking)).toBeUndefined();
  });

  it.each(cases('chat/seen-not-marked', { open: yesNo, visible: yesNo }))('$title', ({ open, visible }) => {
    expect(toMarkSeen([aMessage(1)], { open, visible })).toBeUndefined();
  });

  it("leaves none of the manager's messages unseen, and marks nothing if there were none [spec 2 §4.12]", () => {
    const messages = fc
      .uniqueArray(fc.integer({ min: 1, max: 20 }))
      .chain((ids) =>
        fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), mine: fc.boolean(), seen: fc.boolean() }))),
      )
      .map((list) => list.map(({ id, ...rest }) => aMessage(id, rest)));
    fc.assert(
      fc.property(messages, (list) => {
        const upTo = toMarkSeen(list, looking);
        const unseen = list.filter((one) => !one.mine && !one.seen).map(({ id }) => id);
        expect(upTo === undefined).toBe(unseen.length === 0);
        for (const id of unseen) expect(id <= (upTo ?? 0)).toBe(true);
      }),
    );
  });
});
