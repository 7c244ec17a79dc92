import { joinChapter } from '../../../adapters/rules/chapters/join';
import { caseMailOf } from '../../../ui/rulebook/adding/case-mail';

describe('The mail with a case to keep', () => {
  it('has the reason, the answer and the line', () => {
    const verdict = { row: '2', says: 'The candidate can’t join.', reason: 'There is no link.' };
    expect(caseMailOf(joinChapter, verdict, ' no link yet ', '1,2').split('\n\n')).toEqual([
      `A case to keep for the rule 'join': ${joinChapter.title}`,
      'Why: no link yet',
      'The portal answers: The candidate can’t join. Row 2 decides: there is no link.',
      'The line for the end of domain/applications/cases/book-join.csv:',
      '1,2',
    ]);
  });

  it('takes the reason for the answer where it is one', () => {
    expect(caseMailOf(joinChapter, { row: '2', reason: 'There is no link.' }, '', '')).toContain(
      'The portal answers: There is no link. Row 2 decides',
    );
  });
});
