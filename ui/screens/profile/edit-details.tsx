import type { NameAndZipForm } from '../../../domain/identity/person';
import { Card } from '../../kit/card';
import { FailureNotice } from '../../kit/failure-notice';
import { Stack } from '../../kit/layout';
import { TextField } from '../../kit/text-field';
import { profileTexts as t } from '../../texts/profile';
import { FormButtons } from './form-buttons';
import type { EditView, FieldView } from './profile.view';

export interface EditDetailsActs {
  readonly onType: (name: keyof NameAndZipForm, value: string) => void;
  readonly onUpdate: () => void;
  readonly onCancel: () => void;
}

/** What a browser may fill in by itself, and which keys a phone shows. */
const helps = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  zip: { autoComplete: 'postal-code', inputMode: 'numeric' },
} as const satisfies Readonly<Record<keyof NameAndZipForm, object>>;

const Field = ({ field, onType }: { readonly field: FieldView; readonly onType: EditDetailsActs['onType'] }) => (
  <TextField
    {...helps[field.name]}
    label={field.label}
    hint={field.name === 'zip' ? t.zipHint : undefined}
    value={field.value}
    fault={field.fault}
    takesFocus={field.takesFocus}
    onChange={(value) => onType(field.name, value)}
  />
);

const unchanged = (): void => undefined;

/** The details as a form: the e-mail stands there to be read (spec 1 §2, §5). */
export const EditDetails = ({ edit, onType, onUpdate, onCancel }: { readonly edit: EditView } & EditDetailsActs) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (!edit.busy) onUpdate();
    }}
  >
    <Stack $gap={2.5}>
      {edit.failure !== undefined && <FailureNotice failure={edit.failure} onAct={onUpdate} />}
      <Card aria-labelledby="edit-details">
        <Stack $gap={2.5}>
          <h2 id="edit-details">{t.details}</h2>
          {edit.fields
            .filter(({ name }) => name !== 'zip')
            .map((field) => (
              <Field key={field.name} field={field} onType={onType} />
            ))}
          <TextField
            label={t.email}
            hint={t.emailFixed}
            value={edit.email}
            readOnly
            fault={undefined}
            onChange={unchanged}
          />
          {edit.fields
            .filter(({ name }) => name === 'zip')
            .map((field) => (
              <Field key={field.name} field={field} onType={onType} />
            ))}
        </Stack>
      </Card>
      <FormButtons submit={t.update} busy={edit.busy ? t.saving : undefined} cancel={t.cancel} onCancel={onCancel} />
    </Stack>
  </form>
);
