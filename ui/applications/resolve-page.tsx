import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { Sheet } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { Bone, Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { applyTexts as t } from './apply.texts';

export interface ResolvePageProps {
  /** Undefined: the link is being opened. */
  readonly failure: FailureView | undefined;
  readonly onAct: () => void;
}

/** A link with encoded ids, while it is opened, or why it can't be (R1). */
export const ResolvePage = ({ failure, onAct }: ResolvePageProps) => (
  <Sheet $gap={3}>
    {failure === undefined ? (
      <>
        <VisuallyHidden as="h1">{t.resolving}</VisuallyHidden>
        <Skeleton>
          <Bone $height="96px" />
        </Skeleton>
      </>
    ) : (
      <>
        <PageHeading>{t.linkHeading}</PageHeading>
        <FailureNotice failure={failure} onAct={onAct} />
      </>
    )}
  </Sheet>
);
