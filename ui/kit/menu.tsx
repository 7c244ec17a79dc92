import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Wifi from 'lucide-react/icons/wifi';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { frameTexts as t } from '../texts/frame';
import { Button } from './button';
import { Dialog } from './dialog';
import { PageLink } from './page-link';
import { hiddenLook, VisuallyHidden } from './visually-hidden';

const Root = styled.div`
  position: relative;
  min-width: 0;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  min-height: var(--target);
  padding: 0 8px;
  border: 0;
  border-radius: var(--corner);
  background: none;
  font-weight: 600;
  cursor: pointer;

  > span:not([data-hidden]) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* A phone has room for the first name; the whole name stays for those who hear it. */
  @media (max-width: 479px) {
    > span > :not([aria-hidden]) {
      ${hiddenLook}
    }
  }

  @media (min-width: 480px) {
    > span > [aria-hidden] {
      display: none;
    }
  }
`;

const Panel = styled.nav`
  position: absolute;
  z-index: 2;
  inset: calc(100% + 4px) 0 auto auto;
  width: min(280px, calc(100vw - 32px));
  padding: 8px;
  border: 1px solid var(--hairline);
  border-radius: var(--corner);
  background: var(--card);
  box-shadow: 0 12px 40px rgb(0 0 0 / 18%);

  a,
  button {
    display: flex;
    align-items: center;
    justify-content: start;
    gap: 12px;
    width: 100%;
    min-height: var(--target);
    padding: 8px 12px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--ink);
    font-weight: 400;
    text-decoration: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    background: var(--wash);
  }

  p {
    padding: 12px 12px 4px;
    margin-top: 8px;
    border-top: 1px solid var(--hairline);
    font-size: var(--small);
    color: var(--muted);
  }
`;

export interface MenuProps {
  /** Undefined while it is not yet known. */
  readonly candidateName: string | undefined;
  readonly myJobsPath: string;
  readonly myProfilePath: string;
  readonly chatPath: string;
  /** How many messages are unread; nothing until it is known. */
  readonly unread?: ReactNode;
  /** The Contact Us e-mail address. */
  readonly supportEmail: string;
  readonly version: string;
  readonly startsOpen?: boolean | undefined;
  readonly onCheckConnection: () => void;
  readonly onLogout: () => void;
}

/** The candidate's menu. It closes on Escape, on a press outside it and when the focus leaves it. */
export const Menu = ({
  candidateName,
  myJobsPath,
  myProfilePath,
  chatPath,
  unread,
  supportEmail,
  version,
  startsOpen = false,
  onCheckConnection,
  onLogout,
}: MenuProps) => {
  const [open, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = candidateName ?? t.menu;
  useEffect(() => {
    if (!open) return undefined;
    const closeOnOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutside);
    return () => document.removeEventListener('pointerdown', closeOnOutside);
  }, [open]);
  const foldUpAnd = (act: () => void): void => {
    setOpen(false);
    // The action's dialog returns the focus to where it was, so it must be on something visible.
    toggle.current?.focus();
    act();
  };
  return (
    <Root
      ref={root}
      data-screen-only=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Toggle ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <CircleUserRound size={22} />
        <span>
          <span>{name}</span>
          <span aria-hidden="true">{name.split(' ', 1)}</span>
        </span>
        {candidateName !== undefined && <VisuallyHidden data-hidden="">{t.menuOf}</VisuallyHidden>}
        {unread}
        <ChevronDown size={18} />
      </Toggle>
      <Panel id={id} hidden={!open} aria-label={t.menu}>
        <PageLink to={myJobsPath} onFollowed={() => setOpen(false)}>
          <BriefcaseBusiness size={20} />
          {t.myJobs}
        </PageLink>
        <PageLink to={chatPath} onFollowed={() => setOpen(false)}>
          <MessageSquare size={20} />
          {t.chat}
          {unread}
        </PageLink>
        <PageLink to={myProfilePath} onFollowed={() => setOpen(false)}>
          <CircleUserRound size={20} />
          {t.myProfile}
        </PageLink>
        <a href={`mailto:${supportEmail}`} onClick={() => setOpen(false)}>
          <Mail size={20} />
          {t.contactUs}
        </a>
        <button type="button" onClick={() => foldUpAnd(onCheckConnection)}>
          <Wifi size={20} />
          {t.checkConnection}
        </button>
        <button type="button" onClick={() => foldUpAnd(onLogout)}>
          <LogOut size={20} />
          {t.logout}
        </button>
        <p>{t.version(version)}</p>
      </Panel>
    </Root>
  );
};

export interface LogoutDialogProps {
  readonly open: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asked before a candidate is signed out (spec 1 §2). */
export const LogoutDialog = ({ open, onYes, onNo }: LogoutDialogProps) => (
  <Dialog
    open={open}
    title={t.logoutQuestion}
    onDismiss={onNo}
    actions={
      <>
        <Button look="quiet" onClick={onNo}>
          {t.no}
        </Button>
        <Button look="primary" onClick={onYes}>
          {t.yes}
        </Button>
      </>
    }
  />
);
