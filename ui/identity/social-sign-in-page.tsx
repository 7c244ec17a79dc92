import { Card } from '../kit/card';
import { Muted, Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { socialReturnTexts as t } from './social-return.texts';

/** Shown between the provider's page and ours: the candidate only has to wait a moment. */
export const SocialSignInPage = () => (
  <Sheet>
    <Card>
      <Stack $gap={2.5}>
        <PageHeading>{t.heading}</PageHeading>
        <Muted role="status">{t.signingIn}</Muted>
      </Stack>
    </Card>
  </Sheet>
);
