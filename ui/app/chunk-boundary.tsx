import { Component, type ReactNode } from 'react';
import { PartMissing } from './part-missing';

interface ChunkBoundaryProps {
  /** A child with a different key is remounted. */
  readonly children: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** Catches screens that fail to load or render and says so. React supports error boundaries only as classes. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <PartMissing /> : this.props.children;
  }
}
