/** What the candidate last did with the list of dates. */
export type PagingAct = 'opened' | 'show-more' | 'apply' | 'clear' | 'show-less';

/** How many date cards the screen shows after that act (R15, spec 1 §4). */
export const cardsShownAfter = {
  opened: 4,
  'show-more': 32,
  apply: 32,
  clear: 6,
  'show-less': 4,
} as const satisfies Readonly<Record<PagingAct, number>>;

/** The dates on the screen, and which of its two buttons it has. */
export interface DatePage<A> {
  readonly shown: readonly A[];
  readonly canShowMore: boolean;
  readonly canShowLess: boolean;
}

/** The dates shown after an act. Show More is offered while loaded dates are hidden, Show Less while more than the first four are shown. */
export const pageOfDates = <A>(loaded: readonly A[], act: PagingAct): DatePage<A> => {
  const shown = loaded.slice(0, cardsShownAfter[act]);
  return { shown, canShowMore: shown.length < loaded.length, canShowLess: shown.length > cardsShownAfter.opened };
};
