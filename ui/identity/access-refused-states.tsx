import { PageFrame } from '../kit/page-frame';
import { AccessRefusedPage } from './access-refused-page';
import { version } from '../gallery/fixtures';

export const accessRefusedStates = {
  'access-refused': () => (
    <PageFrame version={version}>
      <AccessRefusedPage />
    </PageFrame>
  ),
} as const;
