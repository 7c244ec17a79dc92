import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { steadyAfter, steadyAtFirst, steadyStep, type SteadyEvent } from './steady-press';

/** Where the page was pressed last, until `steadyAfter` is over. */
let pressed: { readonly at: 'focus' | { readonly x: number; readonly y: number } } | undefined;

const noted = new WeakSet<Document>();

const noteClick = ({ detail, clientX, clientY }: globalThis.MouseEvent): void => {
  // A click without a count comes from the keyboard, or from a screen reader.
  const press = { at: detail === 0 ? ('focus' as const) : { x: clientX, y: clientY } };
  pressed = press;
  setTimeout(() => {
    if (pressed === press) pressed = undefined;
  }, steadyAfter);
};

const notePresses = (document: Document): void => {
  if (noted.has(document)) return;
  noted.add(document);
  document.addEventListener('click', noteClick, { capture: true });
};

/** How far from the top of the window the page was pressed a moment ago, in pixels. NaN: it was not. */
export const pressedFromTop = (): number =>
  (pressed?.at === 'focus' ? document.activeElement?.getBoundingClientRect().top : pressed?.at.y) ?? Number.NaN;

const wasPressedAt = (button: HTMLElement): boolean => {
  if (pressed === undefined) return false;
  const { at } = pressed;
  if (at === 'focus') return button.ownerDocument.activeElement === button;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
};

export interface SteadyPress<Pressed extends HTMLElement> {
  readonly ref: RefObject<Pressed | null>;
  /** A press counts for nothing now. */
  readonly isNew: boolean;
  readonly onClick: (event: MouseEvent<Pressed>) => void;
  readonly onKeyDown: (event: KeyboardEvent<Pressed>) => void;
}

/**
 * Lets a button or a link take only presses that were meant for it: none shortly after it changed its meaning or appeared where something else was
 * pressed, and none by a held Enter. `meaning`: undefined while the button is busy.
 */
export const useSteadyPress = <Pressed extends HTMLElement>(
  meaning: string | undefined,
  act: ((event: MouseEvent<Pressed>) => void) | undefined,
): SteadyPress<Pressed> => {
  const ref = useRef<Pressed>(null);
  const [state, setState] = useState(() => steadyAtFirst(meaning));
  const drawn = steadyStep(state, { _tag: 'Drawn', meaning });
  if (drawn !== state) setState(drawn);
  const { isNew } = drawn;
  // After the layout effects: a dialog has opened, and has moved the focus.
  useEffect(() => {
    const button = ref.current;
    if (button === null) return;
    notePresses(button.ownerDocument);
    if (wasPressedAt(button)) setState((now) => steadyStep(now, { _tag: 'AppearedWherePressed' }));
  }, []);
  useEffect(() => {
    if (!isNew) return undefined;
    const over: SteadyEvent = { _tag: 'TimePassed' };
    const timer = setTimeout(() => setState((now) => steadyStep(now, over)), steadyAfter);
    return () => clearTimeout(timer);
  }, [isNew, drawn.meaning]);
  return {
    ref,
    isNew,
    onClick: (event) => {
      if (!isNew) act?.(event);
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    onKeyDown: (event) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
};
