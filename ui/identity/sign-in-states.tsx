import { useState, type ReactNode } from 'react';
import type { SignInState } from '../../application/identity/sign-in.live';
import { saySocialSignIn } from '../../application/identity/social-sign-in.words';
import { known } from '../../domain/brand';
import { resendAfter } from '../../domain/identity/one-time-code';
import type { Email } from '../../domain/text/email';
import { seconds } from '../../domain/time/duration';
import { minus, plus } from '../../domain/time/instant';
import { StorageNotice } from '../app/storage-notice';
import { CodeBoxes } from './code-boxes';
import { PageFrame } from '../kit/page-frame';
import { SignInPage } from './sign-in-page';
import { signInView } from './sign-in.view';
import { SocialButton, type SocialButtonProps } from './social-button';
import { SocialSignInPage } from './social-sign-in-page';
import { signInTexts } from './sign-in.texts';
import { email, newYork, now, supportMailbox, version } from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

const shown = (state: SignInState, social?: SocialButtonProps, above?: ReactNode, toPage?: true) => (
  <PageFrame version={version}>
    {above}
    <SignInPage
      view={signInView(state, now, newYork)}
      supportEmail={supportMailbox}
      toPage={toPage}
      social={social && <SocialButton {...social} />}
      send={nothing}
    />
  </PageFrame>
);

const asking = { _tag: 'AskingEmail', email: '', sending: false, fault: undefined, failure: undefined } as const;

const code = {
  _tag: 'AskingCode',
  email,
  digits: '',
  checking: false,
  resending: false,
  resent: false,
  resendAt: plus(now, seconds(42)),
  fault: undefined,
  failure: undefined,
} as const;

/** Boxes that accept typing: the only interactive state, for manual checks and tests. */
const LiveCode = () => {
  const [digits, setDigits] = useState('');
  const [given, setGiven] = useState<string>();
  return (
    <>
      <CodeBoxes
        label={signInTexts.code}
        nameOf={signInTexts.digit}
        digits={digits}
        fault={undefined}
        onChange={setDigits}
        onComplete={setGiven}
      />
      <p role="status">{given}</p>
    </>
  );
};

const social: SocialButtonProps = { host: 'accounts.example.com', leaving: false, fault: undefined, onPress: nothing };

const later = minus(now, resendAfter);

export const signInStates = {
  'sign-in-email': () => shown(asking),
  'sign-in-nothing-stored': () => shown(asking, undefined, <StorageNotice />),
  'sign-in-email-first': () => shown(asking, undefined, undefined, true),
  'sign-in-email-missing': () => shown({ ...asking, fault: { _tag: 'EmailMissing' } }),
  'sign-in-email-malformed': () => shown({ ...asking, email: 'maria@', fault: { _tag: 'EmailMalformed' } }),
  'sign-in-email-unknown': () => shown({ ...asking, email, fault: { _tag: 'UnknownCandidate' } }),
  'sign-in-email-sending': () => shown({ ...asking, email, sending: true }),
  'sign-in-email-offline': () => shown({ ...asking, email, failure: { _tag: 'NoConnection' } }),
  'sign-in-too-many-codes': () =>
    shown({
      ...asking,
      email,
      fault: { _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: plus(now, seconds(1800)) },
    }),
  'sign-in-social': () => shown(asking, social),
  'sign-in-social-leaving': () => shown(asking, { ...social, leaving: true }),
  'sign-in-social-cancelled': () =>
    shown(asking, { ...social, fault: saySocialSignIn({ _tag: 'SocialSignInCancelled' }) }),
  'sign-in-social-long': () =>
    shown(
      { ...asking, fault: { _tag: 'EmailMissing' } },
      {
        ...social,
        host: `sign-in.${'care-and-nursing-academy.'.repeat(4)}example.com`,
        fault: saySocialSignIn({ _tag: 'EmailNotVerifiedByProvider' }),
      },
    ),
  'sign-in-social-returning': () => (
    <PageFrame version={version}>
      <SocialSignInPage />
    </PageFrame>
  ),
  'sign-in-code': () => shown(code),
  'sign-in-code-typed': () => shown({ ...code, digits: '04' }),
  'sign-in-code-checking': () => shown({ ...code, digits: '0427', checking: true }),
  'sign-in-code-missing': () => shown({ ...code, fault: 'CodeMissing' }),
  'sign-in-code-wrong': () => shown({ ...code, digits: '0427', fault: { _tag: 'CodeWrong', triesLeft: 3 } }),
  'sign-in-code-expired': () =>
    shown({ ...code, resendAt: later, fault: { _tag: 'CodeExpired', lifetimeMinutes: 10 } }),
  'sign-in-code-resend-open': () => shown({ ...code, resendAt: later }),
  'sign-in-code-resent': () => shown({ ...code, resent: true }),
  'sign-in-code-live': () => (
    <PageFrame version={version}>
      <h1>{signInTexts.codeHeading}</h1>
      <LiveCode />
    </PageFrame>
  ),
  'sign-in-code-long-email': () =>
    shown({
      ...code,
      email: known<Email>('maria-guadalupe.lopez-hernandez.de-la-fuente@mail.care-and-nursing-academy.example.com'),
    }),
} as const;
