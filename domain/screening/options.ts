/** The width of the screen that shows a question: wide from 769 px up (spec 1 §9). */
export type ScreenWidth = 'wide' | 'narrow';

/** How many options are shown before 'Show More Options' (spec 1 §9, R15). */
export const optionsBefore: Readonly<Record<ScreenWidth, number>> = { wide: 8, narrow: 6 };

/** The options on the page, and how many are behind its button. */
export interface ShownOptions {
  readonly shown: readonly string[];
  /** How many 'Show More Options' adds; at 0 there is no such button. */
  readonly hidden: number;
}

/** The options of a question to show: the first 8 or 6, or all after 'Show More Options'. A chosen option is never hidden. */
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
