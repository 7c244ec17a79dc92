import { styled } from 'styled-components';

/** One below the other, in steps of the 8-px rhythm. */
export const Stack = styled.div<{ readonly $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 2 }) => $gap * 8}px;
`;

/** Side by side, wrapping where it gets narrow. */
export const Row = styled.div<{ readonly $gap?: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 1 }) => $gap * 8}px;
`;

/** What one does, and beside it on a wide screen what it is about. Text never runs wider than 640 px. */
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

/** One column at reading width, for a page that says one thing. */
export const Sheet = styled(Stack)`
  max-width: 640px;
  margin-inline: auto;

  @media print {
    max-width: none;
  }
`;

/** As tall as a screen, while nothing is known yet: the foot of the page never stands in view first and jumps away then. */
export const Tall = styled.div`
  min-height: 100dvh;
`;
