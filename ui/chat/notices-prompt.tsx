import { useState } from 'react';
import type { NoticePermission } from '../../application/chat/desktop-notices.port';
import { Button } from '../kit/button';
import { Muted, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { chatTexts as t } from './chat.texts';

export interface NoticesPromptProps {
  readonly permission: NoticePermission;
  /** The permission was requested on this page, so the outcome is shown here. */
  readonly wasAsked: boolean;
  readonly onAsk: () => void;
}

/** Offers system notifications (spec 2 §1). The browser's permission is requested only on a press, never when the page opens. */
export const NoticesPrompt = ({ permission, wasAsked, onAsk }: NoticesPromptProps) => {
  if (permission === 'not-asked')
    return (
      <Notice tone="notice" title={t.noticesTitle}>
        <Stack $gap={1}>
          <p>{t.notices}</p>
          <div>
            <Button look="quiet" onClick={onAsk}>
              {t.turnOn}
            </Button>
          </div>
        </Stack>
      </Notice>
    );
  if (!wasAsked || permission === 'not-supported') return null;
  return <Muted role="status">{permission === 'granted' ? t.noticesOn : t.noticesDenied}</Muted>;
};

/** The prompt connected to the browser. `ask` opens the browser's own permission dialog. */
export const AskingNoticesPrompt = ({
  permission,
  ask,
}: {
  readonly permission: () => NoticePermission;
  readonly ask: () => Promise<NoticePermission>;
}) => {
  const [known, setKnown] = useState({ permission: permission(), wasAsked: false });
  return (
    <NoticesPrompt {...known} onAsk={() => void ask().then((now) => setKnown({ permission: now, wasAsked: true }))} />
  );
};
