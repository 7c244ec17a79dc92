import { joinChapter } from '../../../adapters/rules/chapters/join';
import { caseMailOf } from '../../../ui/rulebook/adding/case-mail';

describe('The mail with a case to keep', () => {
  it('has the reason, the answer and the line', () => {
    const verdict = { row: '2', says: 'The candidate can’t join.', reason: 'There is no link.' };
    const question = { schedule_time: '2026-12-04T15:30:00Z', now: '2026-12-04T15:19:59Z', status: 0 };
    const told = caseMailOf(joinChapter, { question, verdict, why: ' no link yet ', line: '1,2' });
    expect(told.split('\n\n')).toEqual([
      'A case to keep: When can a candidate join a live interview?',
      'What it shows: no link yet',
      [
        'The case:',
        '- Scheduled for: 4 Dec 2026, 10:30 AM ET',
        '- The candidate looks at: 4 Dec 2026, 10:19:59 AM ET',
        '- Status of the interview: 0 Pending',
      ].join('\n'),
      'The portal answers: The candidate can’t join. Row 2 decides: there is no link.',
      'For whoever keeps it, the line for the end of domain/applications/cases/book-join.csv:',
      '1,2',
    ]);
  });

  it('takes the reason for the answer where it is one', () => {
    const verdict = { row: '2', reason: 'There is no link.' };
    expect(caseMailOf(joinChapter, { question: {}, verdict, why: '', line: '' })).toContain(
      'The portal answers: There is no link. Row 2 decides',
    );
  });
});
