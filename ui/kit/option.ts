import { styled } from 'styled-components';

/** One option, all of it clickable. It contains a real radio button or check box, which keyboards and screen readers expect. */
export const Option = styled.label<{ readonly $chosen: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  min-height: 56px;
  padding: 14px 16px;
  border: 1px solid ${({ $chosen }) => ($chosen ? 'var(--ink)' : 'var(--outline)')};
  border-radius: var(--corner);
  background: ${({ $chosen }) => ($chosen ? 'var(--wash)' : 'var(--card)')};
  box-shadow: ${({ $chosen }) => ($chosen ? 'inset 0 0 0 1px var(--ink)' : 'none')};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color 150ms;

  &:hover {
    background: var(--wash);
  }

  input {
    width: 22px;
    height: 22px;
    margin: 2px 0 0;
    accent-color: var(--ink);
  }
`;
