import { styled } from 'styled-components';

/** A quiet button and the main one, twice as wide. */
export const ButtonPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: 12px;
`;
