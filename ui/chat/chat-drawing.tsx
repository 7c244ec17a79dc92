import { styled } from 'styled-components';
import { line } from '../kit/drawings';

const Picture = styled.svg`
  max-width: 240px;
`;

/** Two people's speech bubbles, one above the other: a conversation that has not begun. */
export const ChatDrawing = () => (
  <Picture viewBox="0 0 240 120" width="100%" aria-hidden="true">
    <path d="M0 120c20-26 58-34 98-24s72-22 112-12c16 4 26 16 30 36z" fill="var(--sky)" />
    <path
      {...line}
      d="M36 18h92a12 12 0 0 1 12 12v28a12 12 0 0 1-12 12H66L48 86V70H36a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12z"
      fill="var(--card)"
    />
    <path
      {...line}
      d="M112 54h82a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12h-8v14l-16-14h-58a12 12 0 0 1-12-12V66a12 12 0 0 1 12-12z"
      fill="var(--door)"
    />
    <path {...line} d="M44 38h72M44 50h38" />
    <circle cx="132" cy="76" r="4" fill="var(--card)" />
    <circle cx="153" cy="76" r="4" fill="var(--card)" />
    <circle cx="174" cy="76" r="4" fill="var(--card)" />
  </Picture>
);
