import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChatAnnouncement } from '../../application/chat/chat-state.live';
import { hiddenLook } from '../kit/visually-hidden';
import { chatTexts as t } from './chat.texts';
import { announcementLines } from './announcer.view';

const Root = styled.div`
  ${hiddenLook}
`;

const mostKept = 5;

/**
 * New messages for screen readers as they arrive. The messages on the page are added and removed while scrolling, so they can't be the live region
 * themselves: it would read out old ones.
 */
export const Announcer = ({ announced }: { readonly announced: ChatAnnouncement | undefined }) => {
  const [announcements, setAnnouncements] = useState<readonly ChatAnnouncement[]>([]);
  if (announced !== undefined && announcements.at(-1) !== announced)
    setAnnouncements([...announcements, announced].slice(-mostKept));
  return (
    <Root role="log" aria-label={t.newMessages}>
      {announcements.map((one) => (
        <div key={one.id}>
          {announcementLines(one).map((line, n) => (
            <p key={n}>{line}</p>
          ))}
        </div>
      ))}
    </Root>
  );
};
