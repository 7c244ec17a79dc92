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
  /** Undefined: the customer is not known, or not yet, and the portal's own colours stand. */
  readonly theme: Theme | undefined;
  readonly children: ReactNode;
}

/** Inside it the customer's colours stand: as they are for large surfaces, made readable where text stands on them. */
export const ThemeScope = ({ theme, children }: ThemeScopeProps) => (
  <div style={theme && { '--primary': theme.primary, '--ground': theme.ground, '--on-ground': theme.font }}>
    {children}
  </div>
);
