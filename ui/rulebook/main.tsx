import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { chapters, plainChapters } from '../../adapters/composition/rulebook';
import { parseCaseLink } from './case-link';
import { places } from './places';
import { Question } from './question';
import { Search } from './search-box';
import { parseRemarks } from './remarks';
import { foldedRules } from './folded-rules';
import { NumberPanel } from './trying/number-panel';

/* The interactive features: search, and trying the rules. Everything else works without a script. */

/** Immediately, so that no press on existing content is lost. */
const draw = (id: string, what: ReactNode): void => {
  const place = document.getElementById(id);
  if (place !== null) flushSync(() => createRoot(place).render(what));
};

draw(places.search, <Search chapters={chapters} plainChapters={plainChapters} others={foldedRules()} />);
draw(places.tryNumber, <NumberPanel />);

const undrawn = new Map(chapters.map((chapter) => [chapter.rule.name, chapter]));

/** A form is inert until React renders it here; by then it shows the case in the address. */
const drawForm = (name: string): void => {
  const chapter = undrawn.get(name);
  if (chapter === undefined) return;
  undrawn.delete(name);
  const remarks = parseRemarks(document.getElementById(places.asked(name))?.dataset['remarks'] ?? '');
  draw(places.asked(name), <Question chapter={chapter} remarks={remarks} link={parseCaseLink(location.hash)} live />);
};

/** A slow phone takes seconds to render twenty forms, but no time for one: each is rendered before the reader reaches it. */
const coming = new IntersectionObserver(
  (all) => {
    for (const { isIntersecting, target } of all) if (isIntersecting) drawForm(target.id);
  },
  { rootMargin: '1500px' },
);
for (const { rule } of chapters) {
  const place = document.getElementById(rule.name);
  if (place !== null) coming.observe(place);
}

/** The row that decides the case in the address; React marks it in the next frame. */
const showRow = (chapter: Element): void => {
  requestAnimationFrame(() => {
    const row = chapter.querySelector('tr[aria-current="true"]');
    row?.scrollIntoView({ block: row.clientHeight > innerHeight ? 'start' : 'center' });
  });
};

/** Scrolls the target of a link into view and unfolds its section: a case in the address opens at the row that decides it. */
const show = (): void => {
  const { chapter, case: question } = parseCaseLink(location.hash);
  drawForm(chapter.replace(/-ask$/, ''));
  const target = document.getElementById(chapter);
  if (target === null) return;
  for (let above: Element | null = target; above !== null; above = above.parentElement)
    if (above instanceof HTMLDetailsElement) above.open = true;
  target.scrollIntoView(target instanceof HTMLLIElement ? { block: 'center' } : undefined);
  if (question !== undefined) showRow(target);
};
window.addEventListener('hashchange', show);
/** One chapter as a sheet of its own: the rest of the book is out of the way until it is printed. */
document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-print]') : null;
  const sheet = document.getElementById(pressed?.dataset['print'] ?? '');
  if (sheet === null) return;
  // Paper has nothing to unfold.
  const folded = [...sheet.querySelectorAll<HTMLDetailsElement>('details:not([open], .kept-cases, .one-by-one)')];
  for (const one of folded) one.open = true;
  sheet.dataset['sheet'] = '';
  const printed = (): void => {
    delete sheet.dataset['sheet'];
    for (const one of folded) one.open = false;
  };
  window.addEventListener('afterprint', printed, { once: true });
  window.print();
});
/** A press on the answer that is open already leads there again. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')?.hash === location.hash && location.hash !== '') show();
});
show();
