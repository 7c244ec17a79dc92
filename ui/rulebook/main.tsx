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

const link = parseCaseLink(location.hash);

/** At once, before anybody can press what stands there already: a press is never lost. */
const draw = (id: string, what: ReactNode): void => {
  const place = document.getElementById(id);
  if (place !== null) flushSync(() => createRoot(place).render(what));
};

draw(places.search, <Search chapters={chapters} others={foldedRules()} />);
for (const chapter of chapters) draw(places.asked(chapter.rule.name), <Question chapter={chapter} link={link} />);

/** Brings what a link names into view, and unfolds what it lies in: a case in the address is no id of the page. */
const show = (): void => {
  const target = document.getElementById(parseCaseLink(location.hash).chapter);
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
