import { markedDocument } from '../../../adapters/rules/documents/marks';
import { sentencesIn } from '../../../adapters/rules/documents/sentences';

const textsIn = (markdown: string): readonly string[] => sentencesIn(markdown).map(({ text }) => text);

describe('A document is cut into its sentences', () => {
  it('at the end of each, over the lines of its paragraph', () => {
    expect(textsIn('A code lives 10 minutes.\nIt has 5 tries. sf_status 11 is a fail.\n\nThe end')).toEqual([
      'A code lives 10 minutes.',
      'It has 5 tries.',
      'sf_status 11 is a fail.',
      'The end',
    ]);
  });

  it('and never inside quotation marks or parentheses', () => {
    expect(
      textsIn("It asks 'Is that right? Yes. No.' and (see above. Or below.) waits. 'Bye.' /timeslot: times."),
    ).toEqual(["It asks 'Is that right? Yes. No.' and (see above. Or below.) waits.", "'Bye.'", '/timeslot: times.']);
  });

  it("an apostrophe is no quotation mark, and '...' no end", () => {
    expect(textsIn("The candidate's token isn't read. /check/... is a page.")).toEqual([
      "The candidate's token isn't read.",
      '/check/... is a page.',
    ]);
  });

  it('each item of a list and each row of a table by itself, without the head of the table', () => {
    expect(
      textsIn('- First. Second\n- Third:\n  more of it\n\n| a | b |\n|---|---|\n| 1 | |\n| 2 | two. Three. |'),
    ).toEqual(['First.', 'Second', 'Third: more of it', '1', '2 | two. Three.']);
  });

  it('under its section, of which a heading or the number of a ruling is the name', () => {
    const markdown =
      '# All\nBefore.\n## 4. States\nOne.\n### 4.7 Moves\nTwo.\n## Paths\nThree.\n**R14 Lead time.** Four.\n**R33 Practice** stays. **R2**';
    expect(sentencesIn(markdown)).toEqual([
      { section: '', text: 'Before.' },
      { section: '§4', text: 'One.' },
      { section: '§4.7', text: 'Two.' },
      { section: 'Paths', text: 'Three.' },
      { section: 'R14', text: 'Four.' },
      { section: 'R33', text: 'Practice stays.' },
      { section: 'R33', text: 'R2' },
    ]);
  });
});

const head = 'sentence,rule,screen,constant,not ours,missing\n';

describe('The marks of a document', () => {
  const markdown = 'One rule. Two. Three.';

  it('are those of its table, line by line; a sentence without any, or of which a part is missing, is a gap', () => {
    const { sentences, faults } = markedDocument(
      markdown,
      `${head}One,join; slots,,lead_time,,\nTwo.,,/timeslot,,,It is late.\nThree.,,,,,\n`,
    );
    expect(faults).toEqual([]);
    expect(sentences).toEqual([
      {
        section: '',
        text: 'One rule.',
        marks: { rule: ['join', 'slots'], constant: ['lead_time'] },
        missing: undefined,
      },
      { section: '', text: 'Two.', marks: { screen: ['/timeslot'] }, missing: 'It is late.' },
      { section: '', text: 'Three.', marks: {}, missing: 'It has no mark yet.' },
    ]);
  });

  it.each([
    ['a sentence that is forgotten', `${head}One,a,,,,\nThree.,a,,,,\n`, "line 3 is not about 'Two.'"],
    ['a sentence at the end without a line', `${head}One,a,,,,\nTwo.,a,,,,\n`, "line 4 is not about 'Three.'"],
    [
      'a line about nothing',
      `${head}One,a,,,,\nTwo.,a,,,,\nThree.,a,,,,\nFour.,a,,,,\n`,
      'line 5 is about no sentence',
    ],
    [
      'another column',
      `sentence,screen\nOne,a\nTwo.,a\nThree.,a\n`,
      'the columns are not sentence, rule, screen, constant, not ours, missing',
    ],
  ])('%s is told', (_, table, fault) => {
    expect(markedDocument(markdown, table).faults).toEqual([fault]);
  });
});
