import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SignInEvent } from '../../application/identity/sign-in.live';
import { signUp } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { CodeEntry } from './code-entry';
import { HouseDrawing } from '../kit/drawings';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Row, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { submitting } from '../kit/submitting';
import { TextField } from '../kit/text-field';
import { signInTexts as t } from './sign-in.texts';
import type { SignInView } from './sign-in.view';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;
  gap: 16px;

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
    gap: 80px;
    align-items: center;
    min-height: 70dvh;
  }
`;

const Welcome = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: 16px;

  svg {
    max-width: 176px;
  }

  p {
    display: none;
  }

  @media (min-width: 1000px) {
    justify-items: start;
    text-align: start;

    svg {
      max-width: 460px;
    }

    p {
      display: block;
      max-width: 18em;
      font-size: var(--title);
      font-weight: 600;
      line-height: 1.25;
    }
  }
`;

/* The native `details` element, so that it opens before any script has loaded. */
const Trouble = styled.details`
  color: var(--muted);
  overflow-wrap: anywhere;

  summary {
    padding-block: 12px;
    color: var(--link);
    cursor: pointer;
  }

  p + p {
    margin-top: 8px;
  }
`;

export interface SignInPageProps {
  readonly view: SignInView;
  /** A page that needs a session was opened; sign-in leads there. */
  readonly toPage?: boolean | undefined;
  /** The alternative sign-in, if there is one. */
  readonly social?: ReactNode;
  readonly send: (event: SignInEvent) => void;
  readonly supportEmail: string;
}

type Part<Tag> = Omit<SignInPageProps, 'view'> & { readonly view: Extract<SignInView, { readonly _tag: Tag }> };

/* Until the script has loaded, submitting goes nowhere (`method="dialog"`), so no address ends up in a URL or a log. */
const EmailStep = ({ view, toPage = false, social, send, supportEmail }: Part<'AskingEmail'>) => (
  <Stack $gap={2.5}>
    <form noValidate method="dialog" onSubmit={submitting(() => send({ _tag: 'CodePressed' }))}>
      <Stack $gap={2.5}>
        <PageHeading>{t.emailHeading}</PageHeading>
        {toPage && <p>{t.toPage}</p>}
        <Muted>{t.emailLead}</Muted>
        {view.failure !== undefined && (
          <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />
        )}
        <TextField
          label={t.email}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t.emailPlaceholder}
          value={view.email}
          fault={view.fault}
          onChange={(email) => send({ _tag: 'EmailTyped', email })}
        />
        <Button look="primary" wide="always" type="submit" busy={view.busy}>
          {t.signIn}
        </Button>
        <Row>
          <Muted>{t.newHere}</Muted>
          <PageLink to={toPath(signUp())} state={{ email: view.email }}>
            {t.signUp}
          </PageLink>
        </Row>
      </Stack>
    </form>
    {social}
    <Trouble>
      <summary>{t.trouble}</summary>
      <p>{t.troubleAddress}</p>
      <p>{t.troubleCode}</p>
      <p>
        {t.troubleWrite}{' '}
        <a href={`mailto:${supportEmail}`} translate="no">
          {supportEmail}
        </a>
        .
      </p>
    </Trouble>
  </Stack>
);

const CodeStep = ({ view, send, supportEmail }: Part<'AskingCode'>) => (
  <form noValidate onSubmit={submitting(() => send({ _tag: 'CodeGiven', digits: view.digits }))}>
    <Stack $gap={2.5}>
      <PageHeading>{t.codeHeading}</PageHeading>
      <div>
        <Muted>{t.codeSentTo}</Muted>
        <p>
          <strong translate="no">{view.email}</strong>
        </p>
        <Button look="link" onClick={() => send({ _tag: 'ChangeEmailPressed' })}>
          {t.changeEmail}
        </Button>
      </div>
      {view.failure !== undefined && (
        <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />
      )}
      <CodeEntry view={view} send={send} supportEmail={supportEmail} />
    </Stack>
  </form>
);

/** /candidateslogin: the e-mail address first, then the code that was sent to it. */
export const SignInPage = ({ view, ...rest }: SignInPageProps) => (
  <Layout>
    <Welcome>
      <HouseDrawing />
      <p>{t.promise}</p>
    </Welcome>
    <Card>
      {view._tag === 'AskingEmail' ? <EmailStep view={view} {...rest} /> : <CodeStep view={view} {...rest} />}
    </Card>
  </Layout>
);
