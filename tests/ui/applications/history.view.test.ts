import { historyWords } from '../../../domain/applications/history';
import { historyLines } from '../../../ui/applications/history.texts';
import { historyView } from '../../../ui/applications/history.view';
import { date } from '../../support/builders/time';

const job = { positionName: 'Caregiver', communityName: 'Maple Court' };
const [monday, tuesday] = [date('2026-12-07'), date('2026-12-08')];

describe('The page of what happened', () => {
  it('groups by days what the domain tells in order [R69]', () => {
    const view = historyView(job, {
      lines: [
        { says: 'applied', on: monday },
        { says: 'resume-stored', on: monday },
        { says: 'resume-opened', on: tuesday },
      ],
      fromTheBeginning: true,
    });
    expect(view).toEqual({
      _tag: 'Ready',
      job: 'Caregiver, Maple Court',
      days: [
        { day: 'Monday, 07 December, 2026', lines: ['You applied', 'Your resume arrived'] },
        { day: 'Tuesday, 08 December, 2026', lines: ['Maple Court opened your resume'] },
      ],
      earlier: undefined,
    });
  });

  it('says if it begins in the middle', () => {
    expect(historyView(job, { lines: [], fromTheBeginning: false })).toMatchObject({
      days: [],
      earlier: 'What happened earlier was not recorded yet.',
    });
  });

  it('has words for each line, and none says by whom or that somebody was blocked [R69]', () => {
    const said = historyWords.map((word) => historyLines[word]('Maple Court'));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((words) => /block/i.test(words))).toEqual([]);
  });
});
