import { Component, type ReactNode } from 'react';
import { PartMissing } from './part-missing';

interface ChunkBoundaryProps {
  /** A screen that stands under another key starts anew. */
  readonly children: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

/** Stands around what could not be loaded or drawn, and says so. React takes error boundaries as classes only. */
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
