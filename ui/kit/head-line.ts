import { styled } from 'styled-components';

/** The row that a heading shares with its actions. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
`;
