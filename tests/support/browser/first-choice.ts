import type { Page } from '@playwright/test';

/** The first choice on the screens of scheduling and screening: a day, a time, an answer, the way on. */
const choices: readonly (readonly [RegExp, string])[] = [
  // An open filter may take the space that it needs.
  [/^schedule-(?!filter|or-cancel)/, 'main [role=grid] button:not([aria-disabled=true]), main a[href$="/timeslot"]'],
  // A long name of the job may take the space that it needs.
  [/^decline-(?!long-texts)/, 'main h1 ~ * a[href]'],
  [/^schedule-or-cancel-(?!give-back|long-texts)/, 'main section button, main section a[href], main h1 ~ * a[href]'],
  // New visitors see the link to sign up.
  [/^sign-in-email$/, 'main a[href$="/signup"]'],
  [/^time-slot-/, 'main fieldset input[type=radio]'],
  // A long question, and an error message above one, may take the space that they need.
  [/^skill-filter-(?!mandatory|last|line-dropped|offline|long-texts)/, 'main form input, main form textarea'],
  [/^screening-(?!.*long-texts)/, 'main h1 ~ * a[href], main h1 ~ * button, main :has(> h1) ~ * :is(a[href], button)'],
];

/** Whether the first choice of a screen is visible without scrolling when the screen opens; none in states without a choice. */
export const firstChoiceFaults = async (page: Page, state: string): Promise<readonly string[]> => {
  const selector = choices.find(([states]) => states.test(state))?.[1];
  if (selector === undefined) return [];
  return page.evaluate((wanted) => {
    window.scrollTo(0, 0);
    const first = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) => element.checkVisibility());
    if (first === undefined) return [];
    const { top, bottom: end } = (first.closest('label') ?? first).getBoundingClientRect();
    // For a field of several lines, the first ones are enough.
    const bottom = first instanceof HTMLTextAreaElement ? Math.min(end, top + 56) : end;
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? window.innerHeight;
    return bottom <= Math.min(bar, window.innerHeight)
      ? []
      : [`the first choice ends at ${Math.round(bottom)} px, below ${Math.round(bar)} px`];
  }, selector);
};
