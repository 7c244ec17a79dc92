import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div<{ readonly $phonesOnly: boolean }>`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: 0 -16px -48px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--hairline);
  background: var(--paper);

  @media (min-width: 720px) {
    margin-inline: 0;
    padding-inline: 0;
    ${({ $phonesOnly }) => $phonesOnly && 'display: none;'}
  }
`;

/** Beside what the action is about, where a wide screen shows it: the bar is then for phones only. */
export const OnWide = styled.div`
  display: none;

  @media (min-width: 720px) {
    display: block;
  }
`;

export interface BottomBarProps {
  /** On a wide screen the action is in the page (`OnWide`), where no bar hides a part of it. */
  readonly phonesOnly?: boolean;
  readonly children: ReactNode;
}

/** Keeps the main action within reach of the thumb, over the end of a long page; the page reserves room for it through its data attribute. */
export const BottomBar = ({ phonesOnly = false, children }: BottomBarProps) => (
  <Bar data-bottom-bar="" data-screen-only="" $phonesOnly={phonesOnly}>
    {children}
  </Bar>
);
