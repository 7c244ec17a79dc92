import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Tone } from './notice';
import { passing } from './passing';
import { pressedFromTop } from './use-steady-press';

/** A snackbar message. A new `key` is a new message, even with the same words. */
export interface Snack {
  readonly key: string;
  readonly tone: Tone;
  readonly text: string;
}

const Region = styled.div`
  ${passing}
  z-index: 2;
  display: grid;
  justify-items: center;
  pointer-events: none;

  &[data-low] {
    top: auto;
    bottom: calc(16px + var(--bar));
  }
`;

const Message = styled.div`
  pointer-events: auto;
  max-width: 560px;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 6px 6px 6px 20px;
  border-radius: var(--corner);
  border: 1px solid transparent;
  background: var(--ink);
  color: var(--paper);
  box-shadow: 0 8px 30px rgb(0 0 0 / 25%);

  @media (prefers-reduced-motion: no-preference) {
    animation: appear 150ms;
  }
`;

const Close = styled.button`
  min-width: var(--target);
  min-height: var(--target);
  border: 0;
  border-radius: 8px;
  background: none;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:focus-visible {
    outline-color: var(--paper);
  }
`;

export interface SnackbarProps {
  readonly snack: Snack | undefined;
  /** How long the message stays, in milliseconds (spec 1 §9: 8 s on the list, 10 s on the portal, 6 s elsewhere). */
  readonly hideAfter: number;
  readonly closeLabel: string;
  readonly onHide: () => void;
}

/** Says what happened and disappears by itself, but not while a pointer rests on it or the focus is inside. */
export const Snackbar = ({ snack, hideAfter, closeLabel, onHide }: SnackbarProps) => {
  const [heldKey, setHeldKey] = useState<string>();
  const region = useRef<HTMLDivElement>(null);
  const key = snack?.key;
  // A closed message is no longer held, even if the same one comes again.
  if (key === undefined && heldKey !== undefined) setHeldKey(undefined);
  // Hides the message it belongs to, not one that has replaced it.
  const held = key !== undefined && key === heldKey;
  useEffect(() => {
    if (key === undefined || held) return undefined;
    const timer = setTimeout(onHide, hideAfter);
    return () => clearTimeout(timer);
  }, [key, held, hideAfter, onHide]);
  // It speaks of what was pressed, so it does not cover it: what is in the upper half of a phone gets its message at the bottom.
  useLayoutEffect(() => {
    region.current?.toggleAttribute('data-low', pressedFromTop() < window.innerHeight / 2);
  }, [key]);
  const hold = (is: boolean): void => setHeldKey(is ? key : undefined);
  return (
    <Region ref={region} role="status" data-screen-only="">
      {snack !== undefined && (
        <Message
          key={snack.key}
          onPointerEnter={() => hold(true)}
          onPointerLeave={({ currentTarget }) => hold(currentTarget.contains(document.activeElement))}
          onFocus={() => hold(true)}
          onBlur={({ currentTarget }) => hold(currentTarget.matches(':hover'))}
        >
          {snack.text}
          <Close type="button" onClick={onHide}>
            {closeLabel}
          </Close>
        </Message>
      )}
    </Region>
  );
};
