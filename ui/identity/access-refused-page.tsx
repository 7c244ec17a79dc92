import { signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Card } from '../kit/card';
import { Muted, Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { accessRefusedTexts as t } from './access-refused.texts';

/** It stays until it has been read: a message that vanishes on the way to the sign-in page would not be enough (R29). */
export const AccessRefusedPage = () => (
  <Sheet>
    <Card>
      <Stack $gap={2.5}>
        <PageHeading>{t.heading}</PageHeading>
        <Notice tone="error" title={t.said} />
        <Muted>{t.help}</Muted>
        <PageLink to={toPath(signIn)} look="primary" wide="always" instead>
          {t.signIn}
        </PageLink>
      </Stack>
    </Card>
  </Sheet>
);
