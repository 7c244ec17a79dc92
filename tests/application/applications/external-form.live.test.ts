import { VirtualTimeScheduler } from 'rxjs';
import { openingFormMachine } from '../../../application/applications/external-form.live';
import { openScope } from '../../../application/live/scope';
import { standingClock } from '../../support/world/clock';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';

const url = 'https://forms.example.org/welcome';

/** The confirmation of a booking; the test controls its time. */
const aPage = (justBooked: boolean, open: (url: string) => void = () => undefined) => {
  const time = new VirtualTimeScheduler();
  const clock = standingClock(morning);
  const reporter = keepingReporter();
  const opened = jest.fn(open);
  const page = openingFormMachine({ clock, reporter, open: opened }, justBooked, time);
  const scope = openScope();
  page.runIn(scope);
  const pass = (seconds: number): void => {
    for (let n = 0; n < seconds; n += 1) {
      clock.moveBy(1_000);
      time.maxFrames += 1_000;
      time.flush();
    }
  };
  time.maxFrames = 0;
  time.flush();
  const show = (form: string | undefined): void => page.send({ _tag: 'FormShown', url: form });
  const stay = (): void => page.send({ _tag: 'StayPressed' });
  return { ...page, show, stay, pass, opened, scope, reporter, left: () => page.value().secondsLeft };
};

describe("The employer's own form after a booking", () => {
  it('opens by itself after 30 seconds, once [spec 1 §2]', () => {
    const { show, pass, left, opened } = aPage(true);
    expect(left()).toBeUndefined();
    show(url);
    expect(left()).toBe(30);
    pass(29);
    expect(left()).toBe(1);
    expect(opened).not.toHaveBeenCalled();
    pass(1);
    expect(left()).toBeUndefined();
    expect(opened.mock.calls).toEqual([[url]]);
    show(url);
    pass(60);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('stays closed if the candidate chooses to stay', () => {
    const { show, pass, stay, left, opened } = aPage(true);
    show(url);
    pass(10);
    stay();
    expect(left()).toBeUndefined();
    show(url);
    pass(60);
    expect(opened).not.toHaveBeenCalled();
  });

  it('waits behind a dialog, and counts from the start once that is closed', () => {
    const { show, pass, left, opened } = aPage(true);
    show(url);
    pass(10);
    show(undefined);
    expect(left()).toBeUndefined();
    pass(60);
    expect(opened).not.toHaveBeenCalled();
    show(url);
    expect(left()).toBe(30);
  });

  it('does not open by itself for a candidate who comes back to the confirmation', () => {
    const { show, pass, left, opened } = aPage(false);
    show(url);
    pass(60);
    expect(left()).toBeUndefined();
    expect(opened).not.toHaveBeenCalled();
  });

  it('does not open after the page was left', () => {
    const { show, pass, scope, opened } = aPage(true);
    show(url);
    scope.end();
    pass(60);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is not tried again if our own code throws while opening it', () => {
    const { show, pass, reporter, opened } = aPage(true, () => {
      throw new Error('ours');
    });
    show(url);
    pass(60);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(reporter.reports.map(({ event }) => event)).toEqual(['external-form-threw']);
  });
});
