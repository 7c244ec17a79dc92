import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { Muted, Stack } from '../../kit/layout';
import { Notice } from '../../kit/notice';
import { socialSignInTexts as t } from '../../texts/social-sign-in';

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
  /** Whose page it leads to. */
  readonly host: string;
  /** The browser is on its way there. */
  readonly leaving: boolean;
  /** Why the last try led nowhere. */
  readonly fault: string | undefined;
  readonly onPress: () => void;
}

/** The other way in, below the first: it says where it leads before it leads there, and what went wrong stands beside it (R29). */
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
