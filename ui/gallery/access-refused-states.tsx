import { PageFrame } from '../kit/page-frame';
import { AccessRefusedPage } from '../screens/access-refused/access-refused-page';
import { version } from './fixtures';
import { nothing } from './noop';

export const accessRefusedStates = {
  'access-refused': () => (
    <PageFrame version={version}>
      <AccessRefusedPage onSignIn={nothing} />
    </PageFrame>
  ),
} as const;
