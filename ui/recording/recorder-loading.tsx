import type { RecordingMode } from '../../domain/recording/re-record';
import { Sheet } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { Bone, Skeleton } from '../kit/skeleton';
import { recorderTexts as t } from './recorder.texts';

/** The recorder before its questions are known. */
export const RecorderLoading = ({ mode }: { readonly mode: RecordingMode }) => (
  <Sheet $gap={3}>
    <PageHeading>{t.heading[mode]}</PageHeading>
    <Skeleton label={t.loading}>
      <Bone $height="72px" />
      <Bone $height="240px" />
    </Skeleton>
  </Sheet>
);
