import type { ReactNode } from 'react';
import { Menu } from '../kit/menu';
import { PageFrame } from '../kit/page-frame';
import { candidateName, supportMailbox, version } from './fixtures';
import { nothing } from './noop';

export interface FramedProps {
  readonly name?: string;
  readonly menuOpen?: boolean;
  readonly unread?: ReactNode;
  readonly above?: ReactNode;
  readonly onLogout?: () => void;
  readonly children: ReactNode;
}

/** A screen as a signed-in candidate sees it. */
export const Framed = ({
  name = candidateName,
  menuOpen = false,
  unread,
  above,
  onLogout = nothing,
  children,
}: FramedProps) => (
  <PageFrame
    version={version}
    above={above}
    menu={
      <Menu
        candidateName={name}
        myJobsPath="/candidateportal"
        myProfilePath="/profile"
        chatPath="/candidateChat"
        unread={unread}
        supportEmail={supportMailbox}
        version={version}
        startsOpen={menuOpen}
        onCheckConnection={nothing}
        onLogout={onLogout}
      />
    }
  >
    {children}
  </PageFrame>
);
