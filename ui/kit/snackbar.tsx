import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Tone } from './notice';

/** A passing message. A new `key` is a new message, even with the same words. */
export interface Snack {
  readonly key: string;
  readonly tone: Tone;
  readonly text: string;
}

const Region = styled.div`
  position: fixed;
  z-index: 2;
  inset-inline: 16px;
  bottom: calc(16px + var(--bar));
  display: grid;
  justify-items: center;
  pointer-events: none;
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
  /** How long it stays, in milliseconds (spec 1 §9: 6, 8 or 10 s by screen). */
  readonly hideAfter: number;
  readonly closeLabel: string;
  readonly onHide: () => void;
}

/** Says what happened and goes away by itself; not while a pointer rests on it or the focus is inside. */
export const Snackbar = ({ snack, hideAfter, closeLabel, onHide }: SnackbarProps) => {
  const [held, setHeld] = useState(false);
  const key = snack?.key;
  useEffect(() => {
    if (key === undefined || held) return undefined;
    const timer = setTimeout(onHide, hideAfter);
    return () => clearTimeout(timer);
  }, [key, held, hideAfter, onHide]);
  const close = (): void => {
    setHeld(false);
    onHide();
  };
  return (
    <Region role="status" data-screen-only="">
      {snack !== undefined && (
        <Message
          key={snack.key}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {snack.text}
          <Close type="button" onClick={close}>
            {closeLabel}
          </Close>
        </Message>
      )}
    </Region>
  );
};
