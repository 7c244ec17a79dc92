import type { ReactNode } from 'react';
import { Card } from '../kit/card';
import { Stack } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { recordingWaysTexts as t } from './recording-ways.texts';

export interface AnotherDeviceProps {
  /** The QR code for a phone; nothing on a phone itself. */
  readonly code: ReactNode;
  /** Where the link can be requested by email; undefined: the position doesn't allow recording later. */
  readonly laterHref: string | undefined;
}

/** The ways out of a browser or a device that can't record: a code for a phone, or the mailed link (R44). */
export const AnotherDevice = ({ code, laterHref }: AnotherDeviceProps) => (
  <Card aria-labelledby="another-device">
    <Stack $gap={1}>
      <h2 id="another-device">{t.anotherDevice}</h2>
      <p>{t.anotherDeviceText}</p>
      {code}
      {laterHref !== undefined && <PageLink to={laterHref}>{t.mailMeTheLink}</PageLink>}
    </Stack>
  </Card>
);
