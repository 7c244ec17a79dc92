import { Component, type ReactNode } from 'react';
import { FailureNotice } from '../kit/failure-notice';
import { PageHeading } from '../kit/page-heading';
import { pageDidNotLoad } from '../screens/failure.view';
import { failureTexts } from '../texts/failures';

interface ChunkBoundaryProps {
  /** A screen that stands under another key starts anew. */
  readonly children: ReactNode;
  readonly onFailure: (error: unknown) => void;
  readonly onReload: () => void;
}

/**
 * Stands where a screen could not be loaded or drawn: says so, keeps what was kept in storage, and offers to load the page again.
 * React takes error boundaries as classes only.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <>
        <PageHeading>{failureTexts.pageHeading}</PageHeading>
        <FailureNotice failure={pageDidNotLoad} onAct={this.props.onReload} />
      </>
    ) : (
      this.props.children
    );
  }
}
