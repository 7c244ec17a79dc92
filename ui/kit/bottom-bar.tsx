import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
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
  }
`;

/** Keeps the main action within reach of the thumb, over the end of a long page; the page reserves room for it through its data attribute. */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <Bar data-bottom-bar="" data-screen-only="">
    {children}
  </Bar>
);
