import type { BookingRefusal } from '../../../application/applications/booking-refusals.api';
import { sayBookingRefusal, sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import { at } from '../../support/builders/time';
import { slot } from '../../support/builders/slots';

const nine = slot('2026-12-04', '09:00', '09:30');
const afternoon = slot('2027-03-14', '14:30', '15:00');

const tooSoon = (startsInMinutes: number): string =>
  sayBookingRefusal({ _tag: 'SlotTooSoon', startsInMinutes, leadMinutes: 90 });

describe('A refused booking says', () => {
  it.each([
    [89, 'This time starts in 89 minutes. Choose one at least 90 minutes ahead.'],
    [1, 'This time starts in 1 minute. Choose one at least 90 minutes ahead.'],
    [0, 'This time starts in 0 minutes. Choose one at least 90 minutes ahead.'],
    [-1, 'This time has already passed. Choose one at least 90 minutes ahead.'],
    [-1_440, 'This time has already passed. Choose one at least 90 minutes ahead.'],
  ])('for a slot %i minutes ahead how far ahead it is and how far it must be [R14]', (minutes, sentence) => {
    expect(tooSoon(minutes)).toBe(sentence);
  });

  it('which time the clock change skips [R14]', () => {
    expect(sayBookingRefusal({ _tag: 'SlotTimeSkipped', slot: afternoon })).toContain(
      '02:30 PM on Sunday, 14 March, 2027',
    );
  });

  it('from when on this position takes interviews [R14]', () => {
    expect(sayBookingRefusal({ _tag: 'SlotIsToday' })).toContain('tomorrow or later');
  });

  it('the status that stands in the way [R10b]', () => {
    const refusal: BookingRefusal = { _tag: 'ActNotOffered', act: 'Book', status: 'Transferred', offered: [] };
    expect(sayBookingRefusal(refusal)).toContain("'Transferred'");
  });

  it.each([
    ['SlotTaken', 'Someone else has just taken 09:00 AM on Friday, 04 December, 2026. Nothing was booked.'],
    ['NoSuchSlot', '09:00 AM on Friday, 04 December, 2026 is not available. Nothing was booked.'],
  ] as const)('for a slot that is gone (%s): %s [R17]', (_tag, sentence) => {
    expect(sayBookingRefusal({ _tag, wanted: nine, nearest: [afternoon] })).toBe(sentence);
  });

  it('for a new account how many times it holds, and until when [R41]', () => {
    const until = at('2026-11-21T15:00:00Z');
    expect(sayBookingRefusal({ _tag: 'TooManyTimesForNewAccount', held: 3, atMost: 3, until })).toMatch(
      /^A new account can have 3 times booked at once, and you have 3\. Cancel one, or book again after .*21 November.*\.$/,
    );
  });

  it.each([
    ['position', 300, ' for this job'],
    ['network', 600, ''],
  ] as const)('for a network (%s) how many it has booked, the limit and the way out [R41]', (of, atMost, job) => {
    const until = at('2026-11-21T15:00:00Z');
    const said = sayBookingRefusal({ _tag: 'TooManyTimesFromNetwork', of, taken: atMost, atMost, until });
    expect(said).toContain(
      `New accounts booked ${atMost} times${job} from your network within an hour, and ${atMost} is the limit.`,
    );
    expect(said).toContain('Nothing was booked.');
  });

  it("that a position is closed, in the specification's words [R7]", () => {
    const words = 'We are sorry to inform you that, currently this position is closed.';
    expect(sayBookingRefusal({ _tag: 'PositionClosed' })).toBe(words);
    expect(sayPositionRefusal({ _tag: 'PositionClosed' })).toBe(words);
  });

  it.each([{ _tag: 'NoSuchApplication' }, { _tag: 'KeyUsedBefore' }, { _tag: 'SlotIsToday' }] as const)(
    'a whole sentence without internal names for %j',
    (refusal) => {
      expect(sayBookingRefusal(refusal)).toMatch(/^[A-Z][^_{}]*\.$/);
      expect(sayBookingRefusal(refusal)).not.toContain(refusal._tag);
    },
  );

  it("for someone else's job nothing but that: whether it exists is no one else’s business [R3b]", () => {
    expect(sayPositionRefusal({ _tag: 'NoSuchApplication' })).toBe(sayBookingRefusal({ _tag: 'NoSuchApplication' }));
  });
});
