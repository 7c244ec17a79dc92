import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--success);
  font-weight: 600;
  white-space: nowrap;

  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: currentcolor;
    forced-color-adjust: none;
  }
`;

/** Somebody is online: a dot with its words, never color alone. */
export const OnlineDot = ({ children }: { readonly children: string }) => <Root>{children}</Root>;
