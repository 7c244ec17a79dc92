/** How wide the screen is on which a question is read: wide from 769 px on (spec 1 §9). */
export type ScreenWidth = 'wide' | 'narrow';

/** How many options stand before 'Show More Options' (spec 1 §9, R15). */
export const optionsBefore: Readonly<Record<ScreenWidth, number>> = { wide: 8, narrow: 6 };

export interface ShownOptions {
  readonly shown: readonly string[];
  /** How many wait behind 'Show More Options'; 0: there is no such button. */
  readonly hidden: number;
}

/** The options of one question that are in sight: the first 8 or 6, all of them once asked for, and never a chosen one hidden. */
export const shownOptions = (
  options: readonly string[],
  answer: readonly string[],
  { width, all }: { readonly width: ScreenWidth; readonly all: boolean },
): ShownOptions => {
  const first = options.slice(0, optionsBefore[width]);
  const rest = options.slice(first.length);
  return all || rest.some((option) => answer.includes(option))
    ? { shown: options, hidden: 0 }
    : { shown: first, hidden: rest.length };
};
