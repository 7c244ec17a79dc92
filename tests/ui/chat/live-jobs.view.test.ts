import fc from 'fast-check';
import type { ListGroup } from '../../../domain/applications/list-groups';
import { listGroups } from '../../../domain/applications/list-groups';
import { changeWords, inTheirPlaces } from '../../../ui/chat/live-jobs.view';
import { jobCardView, type JobCardView, type SectionView } from '../../../ui/applications/my-jobs.view';
import { aListed, anApplication } from '../../support/builders/applications';
import { at, zone } from '../../support/builders/time';

const sample = jobCardView(aListed(anApplication()), {
  now: at('2026-11-21T16:00:00Z'),
  ownZone: zone('America/Chicago'),
});

const card = (key: string, changes: Partial<JobCardView> = {}): JobCardView => ({
  ...sample,
  key,
  positionName: `Job ${key}`,
  communityName: 'Maple Court',
  headline: 'Waiting',
  ...changes,
});

const section = (group: ListGroup, ...cards: readonly JobCardView[]): SectionView => ({ group, heading: group, cards });

const placesOf = (sections: readonly SectionView[]) =>
  sections.map(({ group, cards }) => [group, ...cards.map(({ key }) => key)].join(' '));

describe('A list that changed by itself [issue U]', () => {
  const before = [section('your-turn', card('1')), section('with-employer', card('2'), card('3'))];

  it('keeps each card where it was, as it is now', () => {
    const now = [section('booked', card('3', { headline: 'Booked' })), section('finished', card('2'), card('1'))];
    const shown = inTheirPlaces(before, now);
    expect(placesOf(shown)).toEqual(['your-turn 1', 'with-employer 2 3']);
    expect(shown[1]?.cards[1]?.headline).toBe('Booked');
  });

  it('has a new card last in its group, or last of all in a group of its own', () => {
    const now = [section('your-turn', card('4'), card('1')), section('booked', card('5')), ...before.slice(1)];
    expect(placesOf(inTheirPlaces(before, now))).toEqual(['your-turn 1 4', 'with-employer 2 3', 'booked 5']);
  });

  it('has no group without a card', () => {
    expect(placesOf(inTheirPlaces(before, [section('with-employer', card('3'))]))).toEqual(['with-employer 3']);
    expect(inTheirPlaces(before, [])).toEqual([]);
  });

  it('has exactly the cards of now, and none that stays has moved', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map(String));
    const list = keys.chain((all) =>
      fc.array(fc.constantFrom(...listGroups), { minLength: all.length, maxLength: all.length }).map((groups) =>
        listGroups.flatMap((group) => {
          const cards = all.filter((_, index) => groups[index] === group).map((key) => card(key));
          return cards.length === 0 ? [] : [section(group, ...cards)];
        }),
      ),
    );
    const keysIn = (sections: readonly SectionView[]) => sections.flatMap(({ cards }) => cards.map(({ key }) => key));
    fc.assert(
      fc.property(list, list, (was, now) => {
        const shown = keysIn(inTheirPlaces(was, now));
        expect([...shown].sort()).toEqual([...keysIn(now)].sort());
        const stayed = keysIn(was).filter((key) => shown.includes(key));
        expect(shown.filter((key) => stayed.includes(key))).toEqual(stayed);
      }),
    );
  });
});

describe('What is said of a list that changed by itself [issue U]', () => {
  const before = [section('with-employer', card('1'), card('2'))];

  it('is the job and its state, of each card that reads differently', () => {
    const now = [section('booked', card('1'), card('2', { headline: "You're booked." }), card('3'))];
    expect(changeWords(before, now)).toBe("Job 2 at Maple Court: You're booked. Job 3 at Maple Court: Waiting");
  });

  it('names the community once', () => {
    const now = [section('finished', card('1', { headline: 'Maple Court took this offer back.' }), card('2'))];
    expect(changeWords(before, now)).toBe('Job 1: Maple Court took this offer back.');
  });

  it('is the good news of a card whose headline is as it was', () => {
    const now = [section('with-employer', card('1', { news: 'You are on the short list.' }), card('2'))];
    expect(changeWords(before, now)).toBe('Job 1 at Maple Court: You are on the short list.');
    expect(changeWords(now, before)).toBe('Job 1 at Maple Court: Waiting');
  });

  it('is nothing if none does', () => {
    expect(changeWords(before, [section('finished', card('2'), card('1'))])).toBeUndefined();
  });
});
