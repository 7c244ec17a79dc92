import type { Standing } from '../../../ui/rulebook/agreed/agreed';
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

  const rows = [
    { id: 'onsite: any other', lines: [line(1)] },
    { id: '4a', lines: [line(0)] },
  ];
  const standing = (id: string, how: Standing['how'], by: string): Standing => ({
    item: { key: `guard.${id}`, of: 'guard', href: '#guard', title: id, called: id, place: `Row ${id}`, said: [] },
    agreement: { key: `guard.${id}`, said: [], by, on: '2026-11-29', version: '1.0.106' },
    how,
  });

  it('says once who agreed to most rows, and at a row what differs', () => {
    const standings = [
      standing('onsite: any other', 'agreed', 'Ana'),
      standing('4a', 'changed', 'Ben'),
      standing('5', 'agreed', 'Ana'),
    ];
    expect(remarksOn(rows, standings)).toEqual({
      usual: 'Each row is agreed to by Ana on 2026-11-29, version 1.0.106, unless it says otherwise.',
      rows: {
        'onsite: any other': '1 case',
        '4a': 'tested by no case; changed since Ben agreed to it on 2026-11-29',
      },
    });
    expect(remarksOn(rows, []).usual).toBe('');
  });

  it('comes back from the attribute that the page reads', () => {
    const remarks = remarksOn(rows, [standing('4a', 'moved', 'Ana')]);
    expect(parseRemarks(printRemarks(remarks))).toEqual(remarks);
    expect(parseRemarks('')).toEqual({ usual: '', rows: {} });
  });
});
