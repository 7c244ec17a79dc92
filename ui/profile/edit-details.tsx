import type { DetailsAct } from '../../application/profile/edit-details.live';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { PhoneField } from '../kit/phone-field';
import { submitting } from '../kit/submitting';
import { TextField } from '../kit/text-field';
import { contactTexts } from '../texts/contact';
import { profileTexts as t } from './profile.texts';
import { countryOptions } from '../identity/phone-fields.view';
import { FormButtons } from './profile-form-buttons';
import type { EditView } from './profile.view';

export interface EditDetailsProps {
  readonly edit: EditView;
  readonly send: (act: DetailsAct) => void;
}

const unchanged = (): void => undefined;

/** The details as a form: the e-mail is read-only (spec 1 §2, §5). */
export const EditDetails = ({ edit, send }: EditDetailsProps) => {
  const { firstName, lastName, country, phone, zip } = edit.fields;
  const update = (): void => send({ _tag: 'UpdatePressed' });
  return (
    <form noValidate onSubmit={submitting(update)}>
      <Stack $gap={2.5}>
        {edit.failure !== undefined && <FailureNotice failure={edit.failure} onAct={update} />}
        <Card aria-labelledby="edit-details">
          <Stack $gap={2.5}>
            <h2 id="edit-details">{t.details}</h2>
            <TextField
              {...firstName}
              label={t.firstName}
              autoComplete="given-name"
              onChange={(value) => send({ _tag: 'Typed', name: 'firstName', value })}
            />
            <TextField
              {...lastName}
              label={t.lastName}
              autoComplete="family-name"
              onChange={(value) => send({ _tag: 'Typed', name: 'lastName', value })}
            />
            <TextField
              label={t.email}
              hint={t.emailFixed}
              value={edit.email}
              readOnly
              fault={undefined}
              onChange={unchanged}
            />
            <PhoneField
              country={{
                ...country,
                label: contactTexts.country,
                options: countryOptions,
                autoComplete: 'tel-country-code',
                onChoose: (value) => send({ _tag: 'Typed', name: 'country', value }),
              }}
              phone={{
                ...phone,
                label: t.phone,
                placeholder: edit.phoneShape,
                onChange: (value) => send({ _tag: 'Typed', name: 'phone', value }),
              }}
            />
            <TextField
              {...zip}
              label={t.zip}
              hint={t.zipHint}
              autoComplete="postal-code"
              inputMode="numeric"
              onChange={(value) => send({ _tag: 'Typed', name: 'zip', value })}
            />
          </Stack>
        </Card>
        <FormButtons
          submit={t.update}
          busy={edit.busy ? t.saving : undefined}
          cancel={t.cancel}
          onCancel={() => send({ _tag: 'CancelPressed' })}
        />
      </Stack>
    </form>
  );
};
