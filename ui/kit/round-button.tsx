import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSteadyPress } from './use-steady-press';

const Root = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 1px solid var(--outline);
  border-radius: 50%;
  background: var(--card);
  color: var(--ink);
  cursor: pointer;

  &[aria-disabled='true'] {
    border-color: var(--hairline);
    color: var(--outline);
    cursor: default;
  }
`;

export interface RoundButtonProps {
  readonly label: string;
  /** Keeps the button in place and focused, while presses do nothing. */
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** An arrow to the previous or next item. */
export const RoundButton = ({ label, disabled, onPress, children }: RoundButtonProps) => {
  const { isNew, ...steady } = useSteadyPress<HTMLButtonElement>(label, disabled ? undefined : onPress);
  return (
    <Root {...steady} type="button" aria-label={label} aria-disabled={disabled || isNew}>
      {children}
    </Root>
  );
};
