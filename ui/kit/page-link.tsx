import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonLookProps, type Width } from './button';

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
  /** The look of a button, for the main action of a card that leads to another screen. */
  readonly look?: ButtonLook | undefined;
  readonly wide?: Width | undefined;
  /** Goes there in the screen's own way (with what is being worked on); a new tab still opens `to`. */
  readonly onFollow?: (() => void) | undefined;
  /** Told when it was pressed, whoever goes there. */
  readonly onFollowed?: (() => void) | undefined;
  /** What the next page is told beside its address; it stays in the history. */
  readonly told?: unknown;
  /** The id of what is said about it elsewhere. */
  readonly describedBy?: string | undefined;
}

const plainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link inside the portal: a real one, so that it can be opened in a new tab, copied and read out as a link. The router's own brings what
 * loads data and modules ahead, which this portal has no use for and would send to every phone.
 */
export const PageLink = ({ to, children, look, wide, onFollow, onFollowed, told, describedBy }: PageLinkProps) => {
  const href = useHref(to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    onFollowed?.();
    if (!plainPress(event)) return;
    event.preventDefault();
    if (onFollow === undefined) void navigate(to, { state: told });
    else onFollow();
  };
  return look === undefined ? (
    <Plain href={href} onClick={follow} aria-describedby={describedBy}>
      {children}
    </Plain>
  ) : (
    <AsButton href={href} onClick={follow} aria-describedby={describedBy} $look={look} $wide={wide}>
      {children}
    </AsButton>
  );
};

const Back = styled.div`
  margin-block: -12px;
`;

export interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly onFollow?: (() => void) | undefined;
}

/** The way back, above a heading. */
export const BackLink = ({ to, children, onFollow }: BackLinkProps) => (
  <Back data-screen-only="">
    <PageLink to={to} onFollow={onFollow}>
      <ArrowLeft size={20} />
      {children}
    </PageLink>
  </Back>
);
