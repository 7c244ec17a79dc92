import { css, styled } from 'styled-components';

export const cardLook = css`
  background: var(--card);
  border: 1px solid var(--hairline);
  border-radius: var(--corner);
  box-shadow: var(--shadow);
  padding: 20px;

  @media (min-width: 720px) {
    padding: 24px;
  }

  @media print {
    border: 0;
    padding: 0;
  }
`;

/** A white sheet on the warm ground. */
export const Card = styled.section`
  ${cardLook}
`;
