import { styled } from 'styled-components';

/** Stacked, in steps of the 8-px spacing. */
export const Stack = styled.div<{ readonly $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 2 }) => $gap * 8}px;
`;

/** Side by side, wrapping when narrow. */
export const Row = styled.div<{ readonly $gap?: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 1 }) => $gap * 8}px;
`;

/** The main content, with related information next to it on a wide screen. Text is never wider than 640 px. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: start;

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
    gap: 48px;
  }
`;

export const Muted = styled.p`
  color: var(--muted);
`;

/** One column at reading width, for a page with a single message. */
export const Sheet = styled(Stack)`
  max-width: 640px;
  margin-inline: auto;

  @media print {
    max-width: none;
  }
`;

/** As tall as the screen while content loads: the footer does not appear first and then jump away. */
export const Tall = styled.div`
  min-height: 100dvh;
`;
