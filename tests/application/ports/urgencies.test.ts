import { urgencies } from '../../../application/mails/messages.store';

describe('The urgencies of stored mails', () => {
  it('are in the order of their words, by which PostgreSQL sorts them', () => {
    expect([...urgencies].sort()).toEqual([...urgencies]);
  });
});
