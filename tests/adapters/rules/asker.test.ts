import fc from 'fast-check';
import { asker } from '../../../adapters/rules/asking/asker';
import { chapters } from '../../../adapters/rules/chapters';
import { plainChapters } from '../../../adapters/rules/plain-chapters';
import { everydayQuestions, laterQuestions } from './everyday-questions';
import { questionsOfExperts, unanswered } from './questions-of-experts';

const ask = asker(chapters, plainChapters);

describe('A question in an expert’s words', () => {
  it('is one of at least 60 in the list', () => {
    expect(questionsOfExperts.length + unanswered.length).toBeGreaterThanOrEqual(60);
  });

  it.each(questionsOfExperts.map(([question, chapter, row]) => ({ question, chapter, row })))(
    '$question is answered by $chapter $row first',
    ({ question, chapter, row }) => {
      const [first] = ask(question);
      expect([first?.chapter, first?.row]).toEqual([chapter, row]);
      expect(first?.sentence).toMatch(/\S.*[.!?’']$/);
    },
  );

  it.each([
    ['written before the search was improved', everydayQuestions, 36],
    ['written after it', laterQuestions, 18],
  ])('finds the chapters of most everyday questions, %s', (_, questions, atLeast) => {
    const missed = questions.filter(([question, ...wanted]) => !wanted.includes(ask(question)[0]?.chapter ?? ''));
    expect(questions.length - missed.length).toBeGreaterThanOrEqual(atLeast);
  });

  it.each([
    ['Is 1234 a zip code?', 'zip', '2'],
    ['is 60601 a zip', 'zip', '3'],
    ['Would maria@example be a valid email?', 'email', '3'],
    ['Is 4711 a valid sign-in code', 'otp', undefined],
    ['is 123456 a code that can be sent', 'otp', undefined],
    ['Is 312 555 0142 a phone number it accepts', 'phone', '8'],
    ['does it take the phone number +44 20 7946 0958', 'phone', '2'],
    ['may a resume be a .pages file', 'resume', '1'],
    ['Is resume.docx accepted', 'resume', '4'],
  ])('puts a value to the rule: %s', (question, chapter, row) => {
    const [first] = ask(question);
    expect(first?.chapter).toBe(chapter);
    if (row !== undefined) expect(first?.row).toBe(row);
  });

  it.each(unanswered)('%s: no rule answers this', (question) => {
    expect(ask(question)).toEqual([]);
  });

  it.each([
    ['how long is the recrding', 'recorded-answers', 'length'],
    ['shortlsted', 'employer-acts', 'shortlist'],
    ['withdrw from onboarding', 'lifecycle', '22'],
  ])('is understood in spite of a typing error: %s', (question, chapter, row) => {
    expect(ask(question)[0]).toMatchObject({ chapter, row });
  });

  it('is answered if a rule covers its rare word, or most of its words', () => {
    expect(ask('name with an emoji')[0]).toMatchObject({ chapter: 'changes', row: 'typed' });
    expect(ask('attachment 30 MB')[0]).toMatchObject({ chapter: 'chat-limits', row: 'attachment' });
  });

  it('puts a number on the correct side of every limit, whatever the unit [R14]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 240 }), (minutes) => {
        const [first] = ask(`a slot ${minutes} minutes from now`);
        expect([first?.chapter, first?.row]).toEqual(['slots', minutes < 90 ? '3' : '5']);
      }),
      { numRuns: 30 },
    );
    expect(ask('a slot an hour and a half from now')[0]?.row).toBe('5');
  });

  it('finds every rule that cites a source, those with it as their main source first [R12]', () => {
    expect(ask('R12')[0]?.chapter).toBe('join');
    expect(ask('spec 1 §9').length).toBeGreaterThan(3);
    expect(ask('R999')).toEqual([]);
  });

  it('never fails, whatever is entered', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Array.isArray(ask(text))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

it('A row that a question gives a case of is shown with this case instead of its example', () => {
  expect(ask('third reschedule')[0]).toMatchObject({
    chapter: 'card-actions',
    row: '19',
    sentence: expect.stringContaining('exceeded the reschedule limit'),
  });
});
