import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Theme } from '../../domain/positions/theme';

export interface ThemeScopeProps {
  /** Undefined: the customer is unknown, or not yet known, and the portal's own colors apply. */
  readonly theme: Theme | undefined;
  readonly children: ReactNode;
}

/* A rule, not a style attribute: the content security policy would block the attribute in a page that the server drew. */
const Scope = styled.div<{ readonly $theme: Theme | undefined }>`
  ${({ $theme }) =>
    $theme &&
    css`
      --primary: ${$theme.primary};
      --ground: ${$theme.ground};
      --on-ground: ${$theme.font};
    `}
`;

/** Applies the customer's colors to its content: unchanged on large surfaces, with contrast adjusted where there is text. */
export const ThemeScope = ({ theme, children }: ThemeScopeProps) => <Scope $theme={theme}>{children}</Scope>;
