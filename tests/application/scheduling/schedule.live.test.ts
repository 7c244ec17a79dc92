import { inMemorySessionStore } from '../../../adapters/in-process/session-store';
import {
  dateSearchMachine,
  questionRemembered,
  type DateSearchEvent,
  type SearchedDates,
} from '../../../application/scheduling/schedule.live';
import { openScope } from '../../../application/live/scope';
import type { GridMove } from '../../../domain/scheduling/date-grid';
import { communityId, positionId } from '../../support/builders/applications';
import { at, date, zone } from '../../support/builders/time';
import { standingClock } from '../../support/world/clock';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';

/** The search of a page opened on Friday, 4 December 2026, at 9:00 in Chicago, which is midnight in Tokyo. */
const visit = (session = inMemorySessionStore()) => {
  const clock = standingClock(morning);
  const open = (dates: SearchedDates, ...events: readonly DateSearchEvent[]) => {
    const search = dateSearchMachine({ clock, session, reporter: keepingReporter() }, dates);
    const scope = openScope();
    search.runIn(scope);
    events.forEach(search.send);
    scope.end();
    return search.value();
  };
  return { clock, session, open };
};

const caregiver: SearchedDates = {
  job: { communityId: communityId(42), positionId: positionId(4711) },
  stage: 'interview',
};
const cook: SearchedDates = { ...caregiver, job: { ...caregiver.job, positionId: positionId(4712) } };

const searching = (...events: readonly DateSearchEvent[]) => visit().open(caregiver, ...events);

const viewMore: DateSearchEvent = { _tag: 'ViewMorePressed' };
const toggle: DateSearchEvent = { _tag: 'FilterToggled' };
const clear: DateSearchEvent = { _tag: 'FilterCleared' };
const changed = (start: string, end: string): DateSearchEvent => ({ _tag: 'FilterChanged', start, end });
const applied = (where = 'America/Chicago'): DateSearchEvent => ({ _tag: 'FilterApplied', zone: zone(where) });

describe('Looking for a date', () => {
  it('widens the window as long as there is a wider one, and no further [R15]', () => {
    const { reach: first } = searching();
    const widest = searching(viewMore, viewMore, viewMore, viewMore);
    expect(widest.question).toEqual({ _tag: 'Window', reach: 60 });
    expect(first).toBeLessThan(60);
    expect(searching().question).toEqual({ _tag: 'Window', reach: first });
  });

  it('shows more of the dates, and fewer again [R15]', () => {
    expect(searching({ _tag: 'ShowMorePressed' }).act).toBe('show-more');
    expect(searching({ _tag: 'ShowMorePressed' }, { _tag: 'ShowLessPressed' }).act).toBe('show-less');
  });

  it('requests a chosen range: from, to or both [R15]', () => {
    expect(searching(toggle, changed('2026-12-05', '2026-12-08'), applied())).toMatchObject({
      question: { _tag: 'Chosen', filter: { start: date('2026-12-05'), end: date('2026-12-08') } },
      act: 'apply',
      filter: { open: true, start: '2026-12-05', end: '2026-12-08', refusal: undefined },
    });
    expect(searching(changed('', '2026-12-08'), applied()).question).toMatchObject({ filter: { start: undefined } });
  });

  it('says why a range can’t be searched, and resets the filter: the window stays as it was [R15]', () => {
    const refused = searching(viewMore, changed('2026-12-08', '2026-12-05'), applied());
    expect(refused.question).toEqual(searching(viewMore).question);
    expect(refused.filter).toMatchObject({ open: true, start: '', end: '', refusal: { _tag: 'StartAfterEnd' } });
    expect(searching(changed('2026-12-08', '2026-12-05'), applied(), changed('2026-12-06', '')).filter.refusal).toBe(
      undefined,
    );
  });

  it("goes by today's date at the position [R14, R15]", () => {
    const until4th = changed('', '2026-12-04');
    expect(searching(until4th, applied('America/Chicago')).filter.refusal).toBeUndefined();
    expect(searching(until4th, applied('Asia/Tokyo')).filter.refusal).toMatchObject({ _tag: 'EndBeforeToday' });
  });

  it('returns to the window as widened when the filter is cleared, and the filter stays open [R15]', () => {
    const cleared = searching(viewMore, toggle, changed('2026-12-05', ''), applied(), clear);
    expect(cleared.question).toEqual(searching(viewMore).question);
    expect(cleared).toMatchObject({ act: 'clear', filter: { open: true, start: '', end: '' } });
  });
});

const later: DateSearchEvent = { _tag: 'LaterDatesPressed' };
const today = date('2026-12-04');

describe('Later dates', () => {
  it('requests the next window at any time, and shows everything that arrives [R15]', () => {
    expect(searching(later)).toMatchObject({ question: { _tag: 'Window', reach: 30 }, act: 'show-more' });
    expect(searching(later, later).question).toEqual({ _tag: 'Window', reach: 60 });
    expect(searching(later, later, later).question).toEqual({ _tag: 'Window', reach: 60 });
  });
});

describe('The month calendar', () => {
  const move = (from: string, by: GridMove): DateSearchEvent => ({
    _tag: 'CalendarMoved',
    from: date(from),
    move: by,
    today,
  });

  it('opens with Show More and collapses with Show Less; on a phone it has its own button [spec 1 §1]', () => {
    const more: DateSearchEvent = { _tag: 'ShowMorePressed' };
    expect(searching(more).calendar.open).toBe(true);
    expect(searching(more, { _tag: 'ShowLessPressed' }).calendar.open).toBe(false);
    expect(searching({ _tag: 'CalendarToggled' }).calendar.open).toBe(true);
  });

  it('moves within a month without a call, and searches the whole of a month that is turned to [R15]', () => {
    expect(searching(move('2026-12-04', 'day-after'))).toMatchObject({
      calendar: { at: '2026-12-05' },
      question: { _tag: 'Window', reach: 7 },
    });
    expect(searching(move('2026-12-04', 'month-after'))).toMatchObject({
      calendar: { at: '2027-01-04' },
      question: { _tag: 'Window', reach: 60 },
    });
  });

  it('searches as far as a pressed day, and never less far than before [R15]', () => {
    const far = (day: string): DateSearchEvent => ({ _tag: 'FarDayPressed', date: date(day), today });
    expect(searching(far('2026-12-12'))).toMatchObject({ reach: 30, calendar: { at: '2026-12-12' } });
    expect(searching(later, later, far('2026-12-12')).reach).toBe(60);
  });

  it('replaces a range that was chosen', () => {
    expect(searching(changed('2026-12-05', '2026-12-08'), applied(), move('2026-12-31', 'day-after'))).toMatchObject({
      question: { _tag: 'Window', reach: 60 },
      filter: { start: '', end: '' },
    });
  });
});

describe('A range that is too long', () => {
  it('is shortened, and its field shows the day it was shortened to, until it is changed [R15]', () => {
    const tooLong = changed('2026-12-05', '2027-01-05');
    expect(searching(tooLong, applied())).toMatchObject({
      question: { filter: { start: '2026-12-05', end: '2027-01-04' } },
      filter: { end: '2027-01-04', cutTo: '2027-01-04' },
    });
    expect(searching(tooLong, applied(), changed('2026-12-05', '2026-12-08')).filter.cutTo).toBeUndefined();
    expect(searching(changed('2026-12-05', '2027-01-04'), applied()).filter.cutTo).toBeUndefined();
  });
});

describe('The search of a visit', () => {
  const all: readonly DateSearchEvent[] = [later, toggle, changed('2026-12-05', '2026-12-08'), applied()];

  it('is restored as it was left: window, filter, cards and calendar', () => {
    const { open, session, clock } = visit();
    const left = open(caregiver, ...all);
    expect(open(caregiver)).toEqual(left);
    expect(questionRemembered(caregiver, session, clock.now())).toEqual(left.question);
  });

  it('is for one job only: another job starts over', () => {
    const { open } = visit();
    open(caregiver, ...all);
    expect(open(cook)).toEqual(searching());
  });

  it.each(['onboarding', 'onsite'] as const)(
    'is for one stage only: the %s of the same job starts over [spec 2 §2.13, §2.14]',
    (stage) => {
      const { open, session, clock } = visit();
      open(caregiver, ...all);
      const later = { ...caregiver, stage };
      expect(questionRemembered(later, session, clock.now())).toEqual(searching().question);
      expect(open(later)).toEqual(searching());
      const left = open(later, toggle);
      expect(open(later)).toEqual(left);
      expect(open(caregiver)).toEqual(searching());
    },
  );

  it.each([
    ['2026-12-08T15:00:00Z', 'Chosen'],
    ['2026-12-09T15:00:00Z', 'Chosen'],
    ['2026-12-10T15:00:00Z', 'Window'],
  ])(
    'at %s with a range to 8 December requests a %s: a range that has passed everywhere is not requested',
    (now, asked) => {
      const { open, clock } = visit();
      open(caregiver, ...all);
      clock.moveTo(at(now));
      expect(open(caregiver).question._tag).toBe(asked);
    },
  );

  it('does not repeat why a filter was refused', () => {
    const { open } = visit();
    open(caregiver, changed('2026-12-08', '2026-12-05'), applied());
    expect(open(caregiver).filter.refusal).toBeUndefined();
  });
});
