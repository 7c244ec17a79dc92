import { Component, type ReactNode } from 'react';
import { ScreenDidNotLoad } from './lazy-screen';
import { PartMissing } from './part-missing';

interface ChunkBoundaryProps {
  /** A child with a different key is remounted. */
  readonly children: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

interface Failed {
  readonly failed: boolean;
  /** What did not load, if that is why. */
  readonly missing?: ScreenDidNotLoad | undefined;
}

/**
 * Catches screens that fail to load or render and says so. What did not load is requested again once the device is back online. React supports error
 * boundaries only as classes.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError = (error: unknown): Failed => ({
    failed: true,
    missing: error instanceof ScreenDidNotLoad ? error : undefined,
  });

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    const { failed, missing } = this.state;
    if (!failed) return this.props.children;
    const again = (): void => {
      missing?.forget();
      this.setState({ failed: false });
    };
    return <PartMissing onBackOnline={missing && again} />;
  }
}
