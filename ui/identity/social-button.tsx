import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Muted, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { socialSignInTexts as t } from './social-sign-in.texts';

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--muted);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--hairline);
  }
`;

const Where = styled(Muted)`
  overflow-wrap: anywhere;
`;

export interface SocialButtonProps {
  /** The provider whose page it opens. */
  readonly host: string;
  /** The browser is leaving for that page. */
  readonly leaving: boolean;
  /** Why the last attempt failed. */
  readonly fault: string | undefined;
  readonly onPress: () => void;
}

/** The alternative sign-in, below the first: it names the provider before redirecting there, and errors appear next to it (R29). */
export const SocialButton = ({ host, leaving, fault, onPress }: SocialButtonProps) => (
  <Stack $gap={2}>
    <Or>{t.or}</Or>
    {fault !== undefined && (
      <Notice tone="error" title={t.failed}>
        <p>{fault}</p>
      </Notice>
    )}
    <Button look="quiet" wide="always" busy={leaving ? t.leaving : undefined} onClick={onPress}>
      {t.button}
    </Button>
    <Where>{t.leadsTo(host)}</Where>
  </Stack>
);
