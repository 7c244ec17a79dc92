import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

/* A response within 300 ms shows no skeleton at all: the shapes fade in after a delay. */
const Root = styled.div`
  animation: appear 1ms 300ms backwards;
`;

/** A placeholder line or block. Height and width are CSS lengths. */
export const Bone = styled.span<{ readonly $height?: string; readonly $width?: string }>`
  display: block;
  height: ${({ $height = '1em' }) => $height};
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  border-radius: 8px;
  background: var(--track);
  opacity: 0.7;

  @media (prefers-reduced-motion: no-preference) {
    animation: breathe 1.6s 300ms ease-in-out infinite;
  }
`;

export interface SkeletonProps {
  /** What is loading, for screen readers; announced once if there are several. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The shape of the coming content, from 300 ms on. */
export const Skeleton = ({ label, children }: SkeletonProps) => (
  <Root>
    {label !== undefined && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    <div aria-hidden="true">{children}</div>
  </Root>
);
