import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { Carried } from '../../application/navigation/carried';
import { buttonLook, type ButtonLook, type ButtonLookProps, type Width } from './button';
import { labelOf } from './steady-press';
import { useSteadyPress } from './use-steady-press';
import { hiddenLook } from './visually-hidden';

const Plain = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--target);
`;

const AsButton = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

export interface PageLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** Looks like a button, for the main action of a card that leads to another screen. */
  readonly look?: ButtonLook | undefined;
  readonly wide?: Width | undefined;
  /** The next page takes this page's place in the history. */
  readonly instead?: boolean;
  /** Navigates in the screen's own way (with the job in hand); a new tab still opens `to`. */
  readonly onFollow?: (() => void) | undefined;
  /** Called when the link is pressed, regardless of who handles the navigation. */
  readonly onFollowed?: (() => void) | undefined;
  /** The next page's navigation state, passed along with its URL and kept in the history. */
  readonly state?: Carried | undefined;
  /** The id of the element that describes it. */
  readonly describedBy?: string | undefined;
  /** It leads to what is shown already. */
  readonly current?: boolean;
}

const plainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link inside the portal: a real one, so that it can be opened in a new tab, copied and announced as a link. The router's own link brings code to
 * prefetch data and modules, which this portal does not use and every phone would have to load.
 */
export const PageLink = ({
  to,
  children,
  look,
  wide,
  onFollow,
  onFollowed,
  instead = false,
  state,
  describedBy,
  current,
}: PageLinkProps) => {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    onFollowed?.();
    if (!plainPress(event)) return;
    event.preventDefault();
    if (onFollow === undefined) void navigate(to, { state, replace: instead });
    else onFollow();
  };
  // A row whose words change, such as a conversation with a new message, still leads where it led.
  const meaning = onFollow === undefined ? to : labelOf(children);
  const { isNew, ...steady } = useSteadyPress<HTMLAnchorElement>(meaning, follow);
  const link = { ...steady, href, children, 'aria-describedby': describedBy, 'aria-disabled': isNew || undefined };
  return look === undefined ? (
    <Plain {...link} aria-current={current} />
  ) : (
    <AsButton {...link} $look={look} $wide={wide} />
  );
};

/* An arrow with its own colors; its words are for screen readers. */
const inRowLook = css`
  margin-block: 0;

  a {
    justify-content: center;
    width: var(--target);
    color: inherit;
  }

  a > span {
    ${hiddenLook}
  }
`;

const Back = styled.div<{ readonly $inRow: boolean }>`
  margin-block: -12px;

  @media (max-width: 719px) {
    ${({ $inRow }) => $inRow && inRowLook}
  }
`;

export interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  /** On a phone it shares a row, so only the arrow is shown. */
  readonly inRow?: boolean;
}

/** The back link above a heading. */
export const BackLink = ({ to, children, inRow = false }: BackLinkProps) => (
  <Back data-screen-only="" $inRow={inRow}>
    <PageLink to={to}>
      <ArrowLeft size={20} />
      <span>{children}</span>
    </PageLink>
  </Back>
);
