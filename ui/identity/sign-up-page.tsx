import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SignUpEvent } from '../../application/identity/sign-up.live';
import { howItWorks, signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Row, Sheet, Stack } from '../kit/layout';
import { MessageDialog } from '../kit/message-dialog';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { PhoneField } from '../kit/phone-field';
import { submitting } from '../kit/submitting';
import { TextField } from '../kit/text-field';
import { TickBox } from '../kit/tick-box';
import { signUpTexts as t } from './sign-up.texts';
import { countryOptions } from './phone-fields.view';
import type { SignUpView } from './sign-up.view';
import { Terms } from './terms';

const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  @media (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 12px;
  }
`;

const Body = styled(Stack)`
  margin-top: 12px;
  overflow-wrap: anywhere;
`;

/** In its own tab, so that the form stays. */
const privacyPath = `${toPath(howItWorks)}#privacy`;

export interface SignUpPageProps {
  readonly view: SignUpView;
  /** Whether the terms are expanded from the start. */
  readonly termsOpen?: boolean;
  /** The job on whose advert Start was pressed. */
  readonly applyingFor?: { readonly positionName: string; readonly communityName: string } | undefined;
  /** Who signed up; undefined: nobody yet. */
  readonly welcome: { readonly name: string; readonly email: string } | undefined;
  /** Signing up with a social profile, where that is set up. */
  readonly social?: ReactNode;
  readonly send: (event: SignUpEvent) => void;
}

type FormProps = Pick<SignUpPageProps, 'view' | 'termsOpen' | 'send'>;

const Fields = ({ view, send }: FormProps) => {
  const { firstName, lastName, email, country, phone, zip } = view.fields;
  return (
    <>
      <Names>
        <TextField
          {...firstName}
          label={t.firstName}
          name="given-name"
          autoComplete="given-name"
          onChange={(text) => send({ _tag: 'TextTyped', field: 'firstName', text })}
        />
        <TextField
          {...lastName}
          label={t.lastName}
          name="family-name"
          autoComplete="family-name"
          onChange={(text) => send({ _tag: 'TextTyped', field: 'lastName', text })}
        />
      </Names>
      <div>
        <TextField
          {...email}
          label={t.email}
          hint={view.emailFixed ? t.emailFixed : t.emailHint}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={view.emailFixed}
          onChange={(text) => send({ _tag: 'TextTyped', field: 'email', text })}
        />
        {view.accountExists && (
          <PageLink to={toPath(signIn)} state={{ email: email.value }}>
            {t.signInWith}
          </PageLink>
        )}
      </div>
      <PhoneField
        country={{
          ...country,
          label: t.country,
          options: countryOptions,
          autoComplete: 'tel-country-code',
          onChoose: (chosen) => send({ _tag: 'CountryChosen', country: chosen }),
        }}
        phone={{
          ...phone,
          label: t.phone,
          placeholder: view.phoneShape,
          onChange: (text) => send({ _tag: 'PhoneTyped', text }),
        }}
      />
      <TextField
        {...zip}
        label={t.zip}
        hint={t.zipHint}
        name="postal-code"
        autoComplete="postal-code"
        inputMode="numeric"
        onChange={(text) => send({ _tag: 'TextTyped', field: 'zip', text })}
      />
    </>
  );
};

const Form = (props: FormProps) => {
  const { view, termsOpen, send } = props;
  const press = (): void => send({ _tag: 'SignUpPressed' });
  return (
    <form noValidate onSubmit={submitting(press)}>
      <Stack $gap={2.5}>
        <Fields {...props} />
        <Stack $gap={2.5}>
          <TickBox
            label={t.terms}
            ticked={view.terms.accepted}
            fault={view.terms.fault}
            takesFocus={view.terms.takesFocus}
            onTick={(accepted) => send({ _tag: 'TermsTicked', accepted })}
          />
          <Terms open={termsOpen} />
          <p>
            <a href={privacyPath} target="_blank" rel="noopener">
              {t.privacy}
            </a>
          </p>
        </Stack>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={press} />}
        <Button look="primary" wide="always" type="submit" busy={view.busy}>
          {t.signUp}
        </Button>
      </Stack>
    </form>
  );
};

/** /signup: name, contact details, and the terms (spec 1 §2). */
export const SignUpPage = ({ applyingFor, welcome, social, ...form }: SignUpPageProps) => (
  <Sheet $gap={2.5}>
    <Stack $gap={1}>
      <PageHeading>{t.heading}</PageHeading>
      {applyingFor === undefined ? (
        <Muted>{t.lead}</Muted>
      ) : (
        <p>
          <strong>{t.applyingFor(applyingFor.positionName, applyingFor.communityName)}</strong> {t.thenGoesOn}
        </p>
      )}
    </Stack>
    <Card>
      <Stack $gap={2.5}>
        <Form {...form} />
        {social}
      </Stack>
    </Card>
    <Row $gap={1}>
      <Muted>{t.haveAccount}</Muted>
      <PageLink to={toPath(signIn)} state={{ email: form.view.fields.email.value }}>
        {t.signIn}
      </PageLink>
    </Row>
    <MessageDialog
      open={welcome !== undefined}
      title={t.yay}
      button={t.ok}
      onClose={() => form.send({ _tag: 'GoOnPressed' })}
    >
      {welcome !== undefined && (
        <Body $gap={1}>
          <p>{t.welcome(welcome.name)}</p>
          <p>{t.writeTo(welcome.email)}</p>
        </Body>
      )}
    </MessageDialog>
  </Sheet>
);
