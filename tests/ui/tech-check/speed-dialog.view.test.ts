import { speedDialogView } from '../../../ui/tech-check/speed-dialog.view';

describe('The speed dialog', () => {
  it('says what a measurement costs, and that it can be stopped [R22]', () => {
    expect(speedDialogView({ _tag: 'Measuring', percent: 40 })).toMatchObject({
      lines: [expect.stringContaining('1.8 MB')],
      percent: 40,
      close: 'Stop',
      again: undefined,
    });
  });

  it('under 5 Mbps says how slow it is, what to do, and that everything else works [spec 1 §8, R22]', () => {
    const low = { _tag: 'LowConnection', score: 3.1, needed: 5 } as const;
    const { title, lines, again } = speedDialogView({ _tag: 'Low', low });
    expect([title, again]).toEqual(['Low connection speed', 'Check again']);
    expect(lines.join(' ')).toMatch(/Internet is too slow\. .*3\.1 Mbps.*5 Mbps.*Check your network and refresh/);
  });

  it('shows one decimal, even for a whole number [R22]', () => {
    const low = { _tag: 'LowConnection', score: 3, needed: 5 } as const;
    expect(speedDialogView({ _tag: 'Low', low }).lines.join(' ')).toContain('We measured 3.0 Mbps.');
    expect(speedDialogView({ _tag: 'Good', score: 5 }).lines.join(' ')).toContain('We measured 5.0 Mbps.');
  });

  it('from 5 Mbps up says that it is enough [R22]', () => {
    expect(speedDialogView({ _tag: 'Good', score: 5 }).title).toBe('Your connection is good');
  });

  it.each([
    ['not-loaded', 'Error loading image'],
    ['timed-out', 'Nothing arrived within 10 seconds.'],
  ] as const)('%s: says why nothing was measured, and offers another try [spec 1 §8]', (fault, words) => {
    expect(speedDialogView({ _tag: 'NotMeasured', fault })).toMatchObject({
      lines: [words, expect.stringContaining('Check your network')],
      again: 'Check again',
    });
  });

  it('offline says so as every screen does, and offers another try [R29]', () => {
    expect(speedDialogView({ _tag: 'NotMeasured', fault: 'offline' })).toMatchObject({
      title: 'You are offline',
      lines: ['We could not reach the portal. Check your connection, then try again.'],
      again: 'Check again',
    });
  });
});
