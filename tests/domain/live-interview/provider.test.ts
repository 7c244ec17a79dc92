import { meetingProvider } from '../../../domain/live-interview/provider';
import { cases } from '../../support/cases/cases';
import { oneOf, optional, text } from '../../../adapters/rules/cases/columns';

describe('What carries a live interview', () => {
  it.each(
    cases('live-interview/provider', {
      own: optional(oneOf('peer', 'dailyco')),
      provider: oneOf('peer', 'dailyco'),
      dailyDomain: optional(text),
      answer: text,
    }),
  )('$title', ({ own, provider, dailyDomain, answer: expected }) => {
    expect(meetingProvider(own, { provider, dailyDomain })).toBe(expected);
  });
});
