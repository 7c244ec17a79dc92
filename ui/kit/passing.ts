import { css } from 'styled-components';

/**
 * The position of a snackbar. On a phone it is at the top, below the header with its menu and the offline strip: the bottom belongs to the main
 * action, in a bar or at the end of a form. On a wide screen it is at the bottom, above a sticky bar.
 */
export const passing = css`
  position: fixed;
  inset-inline: 16px;
  top: calc(72px + var(--strip) + env(safe-area-inset-top));

  @media (min-width: 720px) {
    top: auto;
    bottom: calc(16px + var(--bar));
  }
`;
