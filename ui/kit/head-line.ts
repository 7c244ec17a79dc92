import { styled } from 'styled-components';

/** The line that a heading shares with what can be done about it. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
`;
