import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { labelOf } from './steady-press';
import { useSteadyPress } from './use-steady-press';
import { VisuallyHidden } from './visually-hidden';

/** `primary` is the one main action of a screen, `danger` one that gives something up, `quiet` the others, `link` an action within text. */
export type ButtonLook = 'primary' | 'danger' | 'quiet' | 'link';

/** Full width: always, or on phones only. */
export type Width = 'always' | 'on-phones';

const looks = {
  primary: css`
    background: var(--ground);
    color: var(--on-ground);
    border-color: color-mix(in srgb, var(--ground), var(--ink) 20%);

    &:hover {
      background: color-mix(in srgb, var(--ground), #000 12%);
    }
  `,
  danger: css`
    background: var(--error);
    color: var(--card);
    border-color: var(--error);
  `,
  quiet: css`
    background: var(--card);
    color: var(--ink);
    border-color: var(--outline);

    &:hover {
      background: var(--wash);
    }
  `,
  link: css`
    border: 0;
    background: none;
    color: var(--link);
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-align: start;
  `,
} as const satisfies Readonly<Record<ButtonLook, ReturnType<typeof css>>>;

export interface ButtonLookProps {
  readonly $look: ButtonLook;
  readonly $wide?: Width | undefined;
}

/** The look of a button, for links too. */
export const buttonLook = css<ButtonLookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--target);
  width: ${({ $wide }) => ($wide === undefined ? 'auto' : '100%')};
  padding: 10px 20px;
  border: 1px solid;
  border-radius: var(--corner);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 150ms;
  ${({ $look }) => looks[$look]}

  @media (min-width: 720px) {
    ${({ $wide }) => $wide === 'on-phones' && 'width: fit-content; min-width: 200px;'}
  }

  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.85;
  }
`;

const Root = styled.button<ButtonLookProps>`
  ${buttonLook}
`;

const Spinner = styled.span`
  width: 18px;
  height: 18px;
  border: 3px solid;
  border-inline-start-color: transparent;
  border-radius: 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: turn 900ms linear infinite;
  }
`;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'onKeyDown'> {
  readonly look: ButtonLook;
  /** What the button is doing while it is busy: shown in place of the label; further presses do nothing. */
  readonly busy?: string | undefined;
  readonly wide?: Width | undefined;
  /** Too small for words: while busy, they are for screen readers only. */
  readonly small?: boolean;
  /** What a press does, if the label doesn't tell: the same words may do another thing, or others the same. */
  readonly meaning?: string | undefined;
  readonly children: ReactNode;
}

const swallow = (event: MouseEvent): void => event.preventDefault();

/**
 * A button. It stays focusable while busy, so that keyboard users do not lose their place. A press shortly after it changed its meaning counts for
 * nothing.
 */
export const Button = ({
  look,
  busy,
  wide,
  small = false,
  meaning,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const { isNew, ...steady } = useSteadyPress(
    busy === undefined ? (meaning ?? `${rest['aria-label'] ?? ''}${labelOf(children)}`) : undefined,
    onClick,
  );
  return (
    <Root
      {...rest}
      {...steady}
      type={type}
      $look={look}
      $wide={wide}
      {...(isNew && { 'aria-disabled': true })}
      {...(busy !== undefined && { onClick: swallow, 'aria-disabled': true })}
    >
      {busy === undefined ? (
        children
      ) : (
        <>
          <Spinner />
          {small ? <VisuallyHidden>{busy}</VisuallyHidden> : busy}
        </>
      )}
    </Root>
  );
};
