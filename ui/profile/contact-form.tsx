import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { CountryCode } from '../../domain/identity/phone';
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
  readonly onEmail: (email: string) => void;
  readonly onCountry: (country: CountryCode) => void;
  readonly onPhone: (phone: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onDigits: (digits: string) => void;
  /** Called by the arrow, by Enter, or automatically at the 4th digit, with the new code. */
  readonly onGiveCode: (digits: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
  readonly supportEmail: string;
}

type Part<Tag> = Omit<ContactFormProps, 'view'> & { readonly view: Extract<ContactView, { readonly _tag: Tag }> };

const isFine = ({ email, country, phone }: Part<'Typing'>['view']): boolean =>
  [email, country, phone].every(({ fault }) => fault === undefined);

const Fields = ({ view, onEmail, onCountry, onPhone, onSave, onCancel }: Part<'Typing'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const opensFine = useOnce(() => isFine(view));
  useEffect(() => {
    if (opensFine) heading.current?.focus();
  }, [opensFine]);
  return (
    <form noValidate onSubmit={submitting(onSave)}>
      <Stack $gap={2.5}>
        <h2 ref={heading} id="your-details" tabIndex={-1}>
          {t.heading}
        </h2>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={onSave} />}
        <TextField
          {...view.email}
          label={t.email}
          hint={t.emailHint}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          onChange={onEmail}
        />
        <PhoneField
          country={{
            ...view.country,
            label: t.country,
            options: countryOptions,
            autoComplete: 'tel-country-code',
            onChoose: onCountry,
          }}
          phone={{ ...view.phone, label: t.phone, placeholder: view.phoneShape, onChange: onPhone }}
        />
        <ButtonPair>
          <Button look="quiet" wide="always" onClick={onCancel}>
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

const Code = ({ view, onDigits, onGiveCode, onResend, onBack, supportEmail }: Part<'GivingCode'>) => (
  <form noValidate onSubmit={submitting(() => onGiveCode(view.digits))}>
    <Stack $gap={2.5}>
      <h2 id="your-details">{t.codeHeading}</h2>
      <div>
        <Muted>{t.codeSentTo}</Muted>
        <p>
          <Address>{view.email}</Address>
        </p>
        <Button look="link" onClick={onBack}>
          {t.otherEmail}
        </Button>
      </div>
      {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={() => onGiveCode(view.digits)} />}
      <CodeEntry
        view={view}
        onDigitsChange={onDigits}
        onComplete={onGiveCode}
        onResend={onResend}
        supportEmail={supportEmail}
      />
    </Stack>
  </form>
);

/** 'Your details' as a form, then the code of a new address (spec 1 §2, R28). It is in the card that shows them. */
export const ContactFormFields = ({ view, ...acts }: ContactFormProps) =>
  view._tag === 'Typing' ? <Fields view={view} {...acts} /> : <Code view={view} {...acts} />;
