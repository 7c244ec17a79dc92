import type { ReactNode } from 'react';
import type { Theme } from '../../domain/positions/theme';

declare module 'react' {
  interface CSSProperties {
    readonly '--primary'?: string;
    readonly '--ground'?: string;
    readonly '--on-ground'?: string;
  }
}

export interface ThemeScopeProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** Inside it the customer's colours stand: as they are for large surfaces, made readable where text stands on them. */
export const ThemeScope = ({ theme, children }: ThemeScopeProps) => (
  <div style={{ '--primary': theme.primary, '--ground': theme.ground, '--on-ground': theme.font }}>{children}</div>
);
