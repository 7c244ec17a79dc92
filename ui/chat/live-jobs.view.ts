import { liveJobsTexts as t } from './live-jobs.texts';
import type { JobCardView, SectionView } from '../applications/my-jobs.view';

const cardsOf = (sections: readonly SectionView[]): readonly JobCardView[] => sections.flatMap(({ cards }) => cards);

const named = (cards: readonly JobCardView[], key: string): JobCardView | undefined =>
  cards.find((card) => card.key === key);

/**
 * The cards as they are now, in the places that they had: nobody looks twice for a card. A new one comes last in its group, and so does a new group;
 * a card that is gone leaves its place.
 */
export const inTheirPlaces = (before: readonly SectionView[], now: readonly SectionView[]): readonly SectionView[] => {
  const had = cardsOf(before);
  const have = cardsOf(now);
  const cameTo = (group: SectionView['group']): readonly JobCardView[] =>
    now.filter((one) => one.group === group).flatMap(({ cards }) => cards.filter(({ key }) => !named(had, key)));
  const old = before.map((section) => ({
    ...section,
    cards: [...section.cards.flatMap(({ key }) => named(have, key) ?? []), ...cameTo(section.group)],
  }));
  const opened = now
    .filter(({ group }) => !before.some((one) => one.group === group))
    .map((section) => ({ ...section, cards: cameTo(section.group) }));
  return [...old, ...opened].filter(({ cards }) => cards.length > 0);
};

const wordsOn = ({ headline, news, next, when }: JobCardView): string => JSON.stringify([headline, news, next, when]);

/** What a snackbar and a screen reader say of the cards that read differently now. Undefined: none does. */
export const changeWords = (before: readonly SectionView[], now: readonly SectionView[]): string | undefined => {
  const had = cardsOf(before);
  const words = cardsOf(now).flatMap((card) => {
    const was = named(had, card.key);
    if (was !== undefined && wordsOn(was) === wordsOn(card)) return [];
    const { positionName, communityName, headline, news } = card;
    // Good news stands above a headline that may be what it was.
    return [t.changed(positionName, communityName, news === was?.news ? headline : (news ?? headline))];
  });
  return words.length === 0 ? undefined : words.join(' ');
};
