import { states } from '../../../ui/gallery/states';
import { myJobsTexts as t } from '../../../ui/applications/my-jobs.texts';
import { drawnStates } from '../../support/drawn-states';
import { unsaid } from '../../support/read-states';

/** The name of every link and button of a screen. */
const controls = (markup: string): readonly string[] =>
  [...markup.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inside = '']) =>
    inside.replace(/<[^>]*>/g, ' ').trim(),
  );

/** How a text names a control: the words, and how the control's own name begins. */
const named: readonly (readonly [string, string])[] = [
  ['click the Email Me A Link option', 'Email Me A Link'],
  ['Choose Schedule on the card', 'Schedule'],
  ['Press Save as new to add it, or Cancel', 'Save as new'],
  ['Press Save as new to add it, or Cancel', 'Cancel'],
  ['Load the page again to get it', 'Load the page again'],
  ['Choose a date and a time first', 'Choose a date'],
  ['Then check again.', 'Check again'],
  ['Press Check again', 'Check again'],
];

describe('A notice names only what its screen has', () => {
  it.each(named)('if a text says "%s", %s exists on the same screen [R29]', (words, control) => {
    const saying = drawnStates.filter(([, markup]) => markup.replace(/<[^>]*>/g, ' ').includes(words));
    expect(saying).not.toEqual([]);
    const lacking = saying.filter(([, markup]) => !controls(markup).some((name) => name.startsWith(control)));
    expect(lacking.map(([name]) => name)).toEqual([]);
  });

  it('if no card has Schedule, nobody is told to choose it [R6]', () => {
    expect(unsaid([states['my-jobs-schedule-hint-over']], [t.heading, t.scheduleHintTitle])).toEqual([
      t.scheduleHintTitle,
    ]);
  });
});
