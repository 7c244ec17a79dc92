import type { ReactNode } from 'react';
import { Menu } from '../kit/menu';
import { PageFrame } from '../kit/page-frame';
import { candidateName, supportMailbox, version } from './fixtures';
import { nothing } from './noop';

export interface FramedProps {
  readonly name?: string;
  readonly menuOpen?: boolean;
  readonly children: ReactNode;
}

/** A screen as a signed-in candidate sees it. */
export const Framed = ({ name = candidateName, menuOpen = false, children }: FramedProps) => (
  <PageFrame
    version={version}
    menu={
      <Menu
        candidateName={name}
        myJobsPath="/candidateportal"
        myProfilePath="/profile"
        supportEmail={supportMailbox}
        version={version}
        startsOpen={menuOpen}
        onLogout={nothing}
      />
    }
  >
    {children}
  </PageFrame>
);
