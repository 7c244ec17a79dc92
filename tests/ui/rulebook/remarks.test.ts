import { parseRemarks, printRemarks, remarksOn, sayRowTests } from '../../../ui/rulebook/remarks';

const line = (kept: number, domain = 0) => ({ kept, domain });

describe('What the book remarks on a row', () => {
  it.each([
    [[line(0)], 'tested by no case'],
    [[line(0), line(0)], 'tested by no case'],
    [[line(1)], '1 case'],
    [[line(2), line(1)], '3 cases'],
    [[line(1, 5)], '1 case and 5 of the domain’s own'],
    [[line(0, 5)], '5 of the domain’s own cases'],
    [[line(2), line(0), line(0)], '2 cases; lines 2, 3 of its conditions tested by no case'],
  ])('with lines that have %j is %j', (lines, says) => {
    expect(sayRowTests({ id: '1', lines })).toBe(says);
  });

  it('comes back from the attribute that the page reads', () => {
    const remarks = remarksOn([
      { id: 'onsite: any other', lines: [line(1)] },
      { id: '4a', lines: [line(0)] },
    ]);
    expect(parseRemarks(printRemarks(remarks))).toEqual(remarks);
    expect(parseRemarks('')).toEqual({});
  });
});
