import { styled } from 'styled-components';
import { productName } from './product-name';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-weight: 700;
  letter-spacing: -0.01em;
  white-space: nowrap;

  > svg {
    flex: none;
  }

  /* At very large text sizes the menu takes priority and the name is hidden. */
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** A roof with a heart under it: our own drawing. */
export const Logo = () => (
  <Root>
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <path d="M18 2 3 14v17a3 3 0 0 0 3 3h24a3 3 0 0 0 3-3V14z" fill="var(--ground)" />
      <path
        d="M18 29c-5-3.6-8-6.7-8-10a4.3 4.3 0 0 1 8-2.3A4.3 4.3 0 0 1 26 19c0 3.3-3 6.4-8 10z"
        fill="var(--on-ground)"
      />
    </svg>
    <span>{productName}</span>
  </Root>
);
