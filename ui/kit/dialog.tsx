import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { steadyAfter } from './steady-press';

const Root = styled.dialog`
  width: min(420px, calc(100vw - 32px));
  padding: 24px 24px 0;
  /* What gets the focus is not hidden behind the buttons. */
  scroll-padding-bottom: 6.5rem;
  border: 1px solid var(--hairline);
  border-radius: 16px;
  background: var(--card);
  color: var(--ink);
  box-shadow: 0 16px 60px rgb(0 0 0 / 30%);

  & > h2 {
    margin-bottom: 8px;
  }

  &::backdrop {
    background: rgb(8 20 24 / 55%);
  }

  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: appear 150ms;
    }
  }
`;

const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 12px;
  /* The answer is in reach however long the question is: on a small phone the text scrolls above it. */
  position: sticky;
  bottom: 0;
  margin: 8px -24px 0;
  padding: 16px 24px 24px;
  background: var(--card);

  @media (max-width: 400px) {
    padding-inline: 16px;

    & > * {
      padding-inline: 8px;
    }
  }

  @media (max-height: 700px) {
    padding-block: 12px;
    border-top: 1px solid var(--hairline);
  }
`;

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** The buttons, the safe one first: it gets the focus. */
  readonly actions: ReactNode;
  /** Called on Escape or a click outside the dialog, which cancels the question. If omitted, only an answer closes the dialog. */
  readonly onDismiss?: () => void;
}

/** A question that has to be answered first. The browser's own dialog keeps the focus inside and gives it back. */
export const Dialog = ({ open, title, children, actions, onDismiss }: DialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isNew = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || shown === null) return undefined;
    shown.showModal();
    // The second half of a double press was meant for what opened it.
    isNew.current = true;
    const timer = setTimeout(() => {
      isNew.current = false;
    }, steadyAfter);
    // Closed, not only taken away: the focus goes back to where it came from.
    return () => {
      clearTimeout(timer);
      shown.close();
    };
  }, [open]);
  return (
    <Root
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
      onClose={() => {
        if (!open || dialog.current?.open !== false) return;
        // A browser closes a dialog at the second Escape, whatever the page says.
        if (onDismiss === undefined) dialog.current.showModal();
        else onDismiss();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !isNew.current) onDismiss?.();
      }}
    >
      {open && (
        <>
          <h2 id={id}>{title}</h2>
          {children}
          <Actions>{actions}</Actions>
        </>
      )}
    </Root>
  );
};
