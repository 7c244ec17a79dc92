/** @jest-environment jsdom */
import { browserCalendar } from '../../../../adapters/browser/scheduling/calendar';
import type { CalendarEntry } from '../../../../application/ports/mailer';
import { at } from '../../../support/builders/time';
import { answerOf, refusalOf } from '../../../support/world/answers';

const entry: CalendarEntry = {
  uid: 'interview-4711-1@portal.example.org',
  revision: 1,
  canceled: false,
  startsAt: at('2026-12-07T17:00:00Z'),
  endsAt: at('2026-12-07T17:30:00Z'),
  title: 'Caregiver: video interview',
  place: 'Online',
  details: 'Linden Court.',
  url: 'https://portal.example.org/candidateportal',
};

describe('An appointment as a calendar file', () => {
  it('is handed to the device under its own file name', async () => {
    const clicked: { readonly download: string; readonly href: string }[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push({ download: this.download, href: this.href });
    });
    window.URL.createObjectURL = () => 'blob:http://localhost/1';
    const written: CalendarEntry[] = [];
    const calendar = browserCalendar(window, () =>
      Promise.resolve((one) => {
        written.push(one);
        return 'BEGIN:VCALENDAR';
      }),
    );
    await answerOf(calendar.save(entry));
    click.mockRestore();
    expect(written).toEqual([entry]);
    expect(clicked).toEqual([{ download: 'interview.ics', href: 'blob:http://localhost/1' }]);
  });

  it('reports CalendarNotThere if the code that writes the file fails to load [R29]', async () => {
    const calendar = browserCalendar(window, () => Promise.reject(new Error('No line.')));
    expect(await refusalOf(calendar.save(entry))).toEqual({ _tag: 'CalendarNotThere' });
  });
});
