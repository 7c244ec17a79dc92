import { dateSearchMachine, type DateSearchEvent } from '../../../application/live/schedule';
import { openScope } from '../../../application/live/scope';
import { date, zone } from '../../support/builders/time';
import { standingClock } from '../../support/world/clock';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';

/** The search of a page that is open on Friday, 4 December 2026, 9:00 in Chicago, and midnight in Tokyo. */
const searching = (...events: readonly DateSearchEvent[]) => {
  const search = dateSearchMachine({ clock: standingClock(morning), reporter: keepingReporter() });
  search.runIn(openScope());
  events.forEach(search.send);
  return search.value();
};

const viewMore: DateSearchEvent = { _tag: 'ViewMorePressed' };
const toggle: DateSearchEvent = { _tag: 'FilterToggled' };
const clear: DateSearchEvent = { _tag: 'FilterCleared' };
const changed = (start: string, end: string): DateSearchEvent => ({ _tag: 'FilterChanged', start, end });
const applied = (where = 'America/Chicago'): DateSearchEvent => ({ _tag: 'FilterApplied', zone: zone(where) });

describe('Looking for a date', () => {
  it('widens the window as far as there is one more, and no further [R15]', () => {
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

  it('asks for a range that was chosen: from, to or both [R15]', () => {
    expect(searching(toggle, changed('2026-12-05', '2026-12-08'), applied())).toMatchObject({
      question: { _tag: 'Chosen', filter: { start: date('2026-12-05'), end: date('2026-12-08') } },
      act: 'apply',
      filter: { open: true, start: '2026-12-05', end: '2026-12-08', refusal: undefined },
    });
    expect(searching(changed('', '2026-12-08'), applied()).question).toMatchObject({ filter: { start: undefined } });
  });

  it('says why a range can’t be searched and resets the filter: the window stands as it was [R15]', () => {
    const refused = searching(viewMore, changed('2026-12-08', '2026-12-05'), applied());
    expect(refused.question).toEqual(searching(viewMore).question);
    expect(refused.filter).toMatchObject({ open: true, start: '', end: '', refusal: { _tag: 'StartAfterEnd' } });
    expect(searching(changed('2026-12-08', '2026-12-05'), applied(), changed('2026-12-06', '')).filter.refusal).toBe(
      undefined,
    );
  });

  it('goes by what today is where the position is [R14, R15]', () => {
    const until4th = changed('', '2026-12-04');
    expect(searching(until4th, applied('America/Chicago')).filter.refusal).toBeUndefined();
    expect(searching(until4th, applied('Asia/Tokyo')).filter.refusal).toMatchObject({ _tag: 'EndBeforeToday' });
  });

  it('comes back to the window as far as it was widened when the filter is cleared, which stays open [R15]', () => {
    const cleared = searching(viewMore, toggle, changed('2026-12-05', ''), applied(), clear);
    expect(cleared.question).toEqual(searching(viewMore).question);
    expect(cleared).toMatchObject({ act: 'clear', filter: { open: true, start: '', end: '' } });
  });
});
