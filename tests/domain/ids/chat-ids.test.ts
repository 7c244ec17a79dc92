import * as E from 'fp-ts/Either';
import { parseClientMessageId, parseHiringManagerId, parseMessageId } from '../../../domain/ids/chat-ids';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('The ids of chat', () => {
  it.each(cases('ids/chat-ids-number-valid', { number }))('$title', ({ number: n }) => {
    expect([parseHiringManagerId(n), parseMessageId(n)]).toEqual([E.right(n), E.right(n)]);
  });

  it.each(cases('ids/chat-ids-number-invalid', { number }))('$title', ({ number: n }) => {
    expect([parseHiringManagerId(n), parseMessageId(n)]).toEqual([
      E.left('NotAHiringManagerId'),
      E.left('NotAMessageId'),
    ]);
  });

  it.each(cases('ids/chat-ids-client-id-valid', { text }))('$title', ({ text }) => {
    expect(parseClientMessageId(text)).toEqual(E.right(text));
  });

  it.each(cases('ids/chat-ids-client-id-invalid', { text }))('$title', ({ text }) => {
    expect(parseClientMessageId(text)).toEqual(E.left('NotAClientMessageId'));
  });
});
