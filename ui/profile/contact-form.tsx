import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ContactEvent } from '../../application/profile/change-contact.live';
import { Button } from '../kit/button';
import { ButtonPair } from '../kit/button-pair';
import { CodeEntry } from '../identity/code-entry';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { PhoneField } from '../kit/phone-field';
import { submitting } from '../kit/submitting';
import { TextField } from '../kit/text-field';
import { contactTexts as t } from '../texts/contact';
import { countryOptions } from '../identity/phone-fields.view';
import type { ContactView } from './contact.view';
import { useOnce } from '../kit/use-once';

const Address = styled.strong`
  overflow-wrap: anywhere;
`;

export interface ContactFormProps {
  readonly view: ContactView;
  readonly send: (event: ContactEvent) => void;
  readonly supportEmail: string;
}

type Part<Tag> = Omit<ContactFormProps, 'view'> & { readonly view: Extract<ContactView, { readonly _tag: Tag }> };

const isFine = ({ email, country, phone }: Part<'Typing'>['view']): boolean =>
  [email, country, phone].every(({ fault }) => fault === undefined);

const Fields = ({ view, send }: Part<'Typing'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const opensFine = useOnce(() => isFine(view));
  useEffect(() => {
    if (opensFine) heading.current?.focus();
  }, [opensFine]);
  const save = (): void => send({ _tag: 'SavePressed' });
  return (
    <form noValidate onSubmit={submitting(save)}>
      <Stack $gap={2.5}>
        <h2 ref={heading} id="your-details" tabIndex={-1}>
          {t.heading}
        </h2>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={save} />}
        <TextField
          {...view.email}
          label={t.email}
          hint={t.emailHint}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(email) => send({ _tag: 'EmailTyped', email })}
        />
        <PhoneField
          country={{
            ...view.country,
            label: t.country,
            options: countryOptions,
            autoComplete: 'tel-country-code',
            onChoose: (country) => send({ _tag: 'CountryChosen', country }),
          }}
          phone={{
            ...view.phone,
            label: t.phone,
            placeholder: view.phoneShape,
            onChange: (phone) => send({ _tag: 'PhoneTyped', phone }),
          }}
        />
        <ButtonPair>
          <Button look="quiet" wide="always" onClick={() => send({ _tag: 'CancelPressed' })}>
            {t.cancel}
          </Button>
          <Button look="primary" wide="always" type="submit" busy={view.busy}>
            {t.save}
          </Button>
        </ButtonPair>
      </Stack>
    </form>
  );
};

const Code = ({ view, send, supportEmail }: Part<'GivingCode'>) => {
  const give = (): void => send({ _tag: 'CodeGiven', digits: view.digits });
  return (
    <form noValidate onSubmit={submitting(give)}>
      <Stack $gap={2.5}>
        <h2 id="your-details">{t.codeHeading}</h2>
        <div>
          <Muted>{t.codeSentTo}</Muted>
          <p>
            <Address>{view.email}</Address>
          </p>
          <Button look="link" onClick={() => send({ _tag: 'BackPressed' })}>
            {t.otherEmail}
          </Button>
        </div>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={give} />}
        <CodeEntry view={view} send={send} supportEmail={supportEmail} />
      </Stack>
    </form>
  );
};

/** 'Your details' as a form, then the code of a new address (spec 1 §2, R28). It is in the card that shows them. */
export const ContactFormFields = ({ view, ...rest }: ContactFormProps) =>
  view._tag === 'Typing' ? <Fields view={view} {...rest} /> : <Code view={view} {...rest} />;
