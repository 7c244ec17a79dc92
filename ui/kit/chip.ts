import { css, styled } from 'styled-components';

const looks = {
  /** Good news. */
  good: css`
    padding: 2px 12px;
    border: 1px solid;
    background: var(--success-wash);
    color: var(--success);
    font-weight: 600;
  `,
  /** A fact beside others. */
  quiet: css`
    padding: 0 10px;
    background: var(--wash);
  `,
};

/** A few words or a number in a rounded field of their own. */
export const Chip = styled.span<{ readonly $look: keyof typeof looks }>`
  width: fit-content;
  border-radius: 99px;
  font-size: var(--small);
  ${({ $look }) => looks[$look]}
`;
