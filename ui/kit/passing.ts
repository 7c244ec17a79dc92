import { css } from 'styled-components';

/**
 * Where a message stands that comes over a page and goes again. On a phone at the top, below the strip about the line: the foot is the main action's,
 * whether that stands in a bar or ends a form. On a wide screen at the foot, above a bar that sticks there.
 */
export const passing = css`
  position: fixed;
  inset-inline: 16px;
  top: calc(8px + var(--strip) + env(safe-area-inset-top));

  @media (min-width: 720px) {
    top: auto;
    bottom: calc(16px + var(--bar));
  }
`;
