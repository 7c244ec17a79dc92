import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSteadyPress } from './use-steady-press';

/* The toggle's target is taller than its words; the page's spacing counts only the words. */
const Root = styled.div`
  margin-block: -10px;

  > div:not([hidden]) {
    padding-bottom: 10px;
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  svg {
    transition: rotate 150ms;
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

export interface UnfoldProps {
  readonly showLabel: string;
  readonly hideLabel: string;
  /** What it unfolds, for screen readers: `of Caregiver in Maple Court`. */
  readonly subject?: ReactNode;
  readonly startsOpen?: boolean | undefined;
  /** Called when it is opened or closed. */
  readonly onTurn?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A disclosure. The arrow and the word show whether it is open; a double press opens it and doesn't close it again. */
export const Unfold = ({ showLabel, hideLabel, subject, startsOpen = false, onTurn, children }: UnfoldProps) => {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const turn = (): void => {
    setOpen(!open);
    onTurn?.(!open);
  };
  const label = open ? hideLabel : showLabel;
  const { isNew, ...steady } = useSteadyPress<HTMLButtonElement>(label, turn);
  return (
    <Root>
      <Toggle {...steady} type="button" aria-expanded={open} aria-controls={id} aria-disabled={isNew || undefined}>
        {label}
        {subject}
        <ChevronDown size={20} />
      </Toggle>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </Root>
  );
};
