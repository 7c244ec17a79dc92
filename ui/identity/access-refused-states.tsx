import { PageFrame } from '../kit/page-frame';
import { AccessRefusedPage } from './access-refused-page';
import { version } from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

export const accessRefusedStates = {
  'access-refused': () => (
    <PageFrame version={version}>
      <AccessRefusedPage onSignIn={nothing} />
    </PageFrame>
  ),
} as const;
