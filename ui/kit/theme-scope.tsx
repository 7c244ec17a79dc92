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
  /** Undefined: the customer is unknown, or not yet known, and the portal's own colors apply. */
  readonly theme: Theme | undefined;
  readonly children: ReactNode;
}

/** Applies the customer's colors to its content: unchanged on large surfaces, with contrast adjusted where there is text. */
export const ThemeScope = ({ theme, children }: ThemeScopeProps) => (
  <div style={theme && { '--primary': theme.primary, '--ground': theme.ground, '--on-ground': theme.font }}>
    {children}
  </div>
);
