import { Component } from 'react';
import type { SectionView } from '../applications/my-jobs.view';

export interface SteadyListProps {
  /** Whether the list has changed by itself: what the candidate looks at stays where it is on the screen. */
  readonly steady: boolean;
  /** A change of these is a change of the page. */
  readonly sections: readonly SectionView[];
}

/** What is looked at, and how far it is from the top of the window, in pixels. */
interface LookedAt {
  readonly element: Element;
  readonly top: number;
  /** Undefined: the focus isn't in a card. `place`: the card's, from 0. */
  readonly focused: { readonly element: Element; readonly place: number } | undefined;
}

const cardsOnPage = (): readonly Element[] => [...document.querySelectorAll('main section > ul > li')];

const topOf = (element: Element): number => element.getBoundingClientRect().top;

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** A card is read from its beginning: the end of one that is left behind doesn't count while another one's beginning is there. */
const beginsInSight = (element: Element): boolean => isInSight(element) && topOf(element) >= 0;

/** What has the focus in the list, if it can be seen; otherwise the uppermost card whose beginning can. */
const lookedAt = (): LookedAt | null => {
  const cards = cardsOnPage();
  const { activeElement } = document;
  const place = cards.findIndex((one) => one.contains(activeElement));
  const focused = activeElement === null || place < 0 ? undefined : { element: activeElement, place };
  const element =
    focused !== undefined && isInSight(focused.element)
      ? focused.element
      : (cards.find(beginsInSight) ?? cards.find(isInSight));
  return element === undefined ? null : { element, top: topOf(element), focused };
};

/** The pressed button is gone with what it was for: the focus stays in its card, on the name of the job. */
const keepFocus = ({ focused }: LookedAt): void => {
  if (focused === undefined || focused.element.isConnected) return;
  const name = cardsOnPage()[focused.place]?.querySelector<HTMLElement>('h3');
  name?.setAttribute('tabindex', '-1');
  name?.focus({ preventScroll: true });
};

/**
 * Keeps what the candidate looks at where it is on the screen while cards above it grow and shrink. A class, because only a class learns where things
 * are just before they change.
 */
export class SteadyList extends Component<SteadyListProps> {
  override getSnapshotBeforeUpdate({ sections }: SteadyListProps): LookedAt | null {
    return this.props.steady && sections !== this.props.sections ? lookedAt() : null;
  }

  override componentDidUpdate(_: SteadyListProps, __: unknown, before: LookedAt | null): void {
    // The browser's own anchoring would correct a second time.
    document.documentElement.style.setProperty('overflow-anchor', this.props.steady ? 'none' : '');
    if (before === null) return;
    keepFocus(before);
    if (before.element.isConnected) window.scrollBy({ top: topOf(before.element) - before.top, behavior: 'instant' });
  }

  override componentWillUnmount(): void {
    document.documentElement.style.removeProperty('overflow-anchor');
  }

  override render(): null {
    return null;
  }
}
