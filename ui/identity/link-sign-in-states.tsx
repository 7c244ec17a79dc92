import type { LinkSignInState } from '../../application/identity/sign-in-by-link.live';
import { known } from '../../domain/brand';
import type { Email } from '../../domain/text/email';
import { PageFrame } from '../kit/page-frame';
import { LinkSignInPage } from './link-sign-in-page';
import { linkSignInView } from './link-sign-in.view';
import { email, version } from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

const shown = (state: LinkSignInState) => (
  <PageFrame version={version}>
    <LinkSignInPage view={linkSignInView(state)} send={nothing} />
  </PageFrame>
);

const ready = { _tag: 'Ready', email, pressed: false, failure: undefined } as const;
const other = {
  _tag: 'SomebodyElse',
  email,
  here: known<Email>('james@example.org'),
} as const;

export const linkSignInStates = {
  'link-sign-in-opening': () => shown({ _tag: 'Opening' }),
  'link-sign-in-not-opened': () => shown({ _tag: 'NotOpened', failure: { _tag: 'NoConnection' } }),
  'link-sign-in-ready': () => shown(ready),
  'link-sign-in-pressed': () => shown({ ...ready, pressed: true }),
  'link-sign-in-offline': () => shown({ ...ready, failure: { _tag: 'NoConnection' } }),
  'link-sign-in-long-email': () =>
    shown({ ...ready, email: known<Email>(`maria@${'care-and-nursing-academy.'.repeat(6)}example.com`) }),
  'link-sign-in-somebody-else': () => shown(other),
  'link-sign-in-used': () => shown({ _tag: 'Over', refusal: { _tag: 'LinkInvalid' } }),
  'link-sign-in-old': () => shown({ _tag: 'Over', refusal: { _tag: 'LinkExpired', lifetimeMinutes: 10 } }),
} as const;
