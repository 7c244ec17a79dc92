import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { chapters } from '../../adapters/composition/rulebook';
import { parseCaseLink } from './case-link';
import { places } from './places';
import { Question } from './question';
import { Search } from './search-box';
import { foldedRules } from './folded-rules';

/* What the page can do beyond being read: search, and ask the rules. Everything else stands there without a script. */

/** At once, so that no press on what stands there already is lost. */
const draw = (id: string, what: ReactNode): void => {
  const place = document.getElementById(id);
  if (place !== null) flushSync(() => createRoot(place).render(what));
};

draw(places.search, <Search chapters={chapters} others={foldedRules()} />);

const undrawn = new Map(chapters.map((chapter) => [chapter.rule.name, chapter]));

/** A form is inert until it has been drawn here; it shows what the address asks by then. */
const drawForm = (name: string): void => {
  const chapter = undrawn.get(name);
  if (chapter === undefined) return;
  undrawn.delete(name);
  draw(places.asked(name), <Question chapter={chapter} link={parseCaseLink(location.hash)} live />);
};

/** A slow phone draws twenty forms in seconds, and one in no time: each is drawn before the reader comes to it. */
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

/** Brings what a link names into view, and unfolds what it lies in: a case in the address is no id of the page. */
const show = (): void => {
  const { chapter } = parseCaseLink(location.hash);
  drawForm(chapter.replace(/-ask$/, ''));
  const target = document.getElementById(chapter);
  if (target === null) return;
  for (let above: Element | null = target; above !== null; above = above.parentElement)
    if (above instanceof HTMLDetailsElement) above.open = true;
  target.scrollIntoView();
};
window.addEventListener('hashchange', show);
show();

/** The names of the zones, for every field that takes one. */
const zones = document.createElement('datalist');
zones.id = 'zones';
for (const name of Intl.supportedValuesOf('timeZone')) zones.append(new Option(name, name));
document.body.append(zones);
