import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonLookProps, type Width } from './button';

const Plain = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: var(--target);
`;

const AsButton = styled(Link)<ButtonLookProps>`
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

/** A link inside the portal: a real one, so that it can be opened in a new tab, copied and read out as a link. */
export const PageLink = ({ to, children, look, wide, onFollow, onFollowed, told, describedBy }: PageLinkProps) => {
  const follow = (event: MouseEvent): void => {
    onFollowed?.();
    if (onFollow === undefined || !plainPress(event)) return;
    event.preventDefault();
    onFollow();
  };
  return look === undefined ? (
    <Plain to={to} state={told} onClick={follow} aria-describedby={describedBy}>
      {children}
    </Plain>
  ) : (
    <AsButton to={to} state={told} onClick={follow} aria-describedby={describedBy} $look={look} $wide={wide}>
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
