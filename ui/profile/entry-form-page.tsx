import { useId } from 'react';
import { styled } from 'styled-components';
import type { EntryAct } from '../../application/profile/edit-entry.live';
import type { EntryForm } from '../../application/profile/keep-entry.journey';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { Option } from '../kit/option';
import { PageHeading } from '../kit/page-heading';
import { BackLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { submitting } from '../kit/submitting';
import { TextField } from '../kit/text-field';
import { profileTexts as t } from './profile.texts';
import { EntriesRead } from './entry-cards';
import type { EntryFormView } from './entry-form.view';
import { FormButtons } from './profile-form-buttons';
import { RemoveEntry } from './remove-entry';

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 20px;
  align-items: start;
`;

export type EntryPageAct =
  | EntryAct
  | { readonly _tag: 'CancelPressed' }
  /** The profile did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface EntryFormPageProps {
  readonly view: EntryFormView;
  readonly send: (act: EntryPageAct) => void;
}

interface FormProps extends Omit<EntryFormPageProps, 'view'> {
  readonly view: Extract<EntryFormView, { readonly _tag: 'Filling' }>;
}

const Form = ({ view, send }: FormProps) => {
  const presentId = useId();
  const nowId = useId();
  const { title, where, from, to } = view.fields;
  const save = (): void => send({ _tag: 'SavePressed' });
  const type = (change: Partial<EntryForm>): void => send({ _tag: 'Typed', change });
  return (
    <form noValidate onSubmit={submitting(save)}>
      <Stack $gap={2.5}>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={save} />}
        <Card as="div">
          <Stack $gap={2.5}>
            <TextField {...title} onChange={(value) => type({ title: value })} />
            <TextField {...where} onChange={(value) => type({ where: value })} />
            <Months>
              <TextField
                {...from}
                type="month"
                max={view.latest}
                placeholder="YYYY-MM"
                onChange={(value) => type({ from: value })}
              />
              {!view.present.checked && (
                <TextField
                  {...to}
                  type="month"
                  max={view.latest}
                  placeholder="YYYY-MM"
                  onChange={(value) => type({ to: value })}
                />
              )}
            </Months>
            <Option $chosen={view.present.checked}>
              <input
                id={presentId}
                type="checkbox"
                checked={view.present.checked}
                onChange={(event) => type({ present: event.currentTarget.checked })}
              />
              <span>{view.present.label}</span>
            </Option>
          </Stack>
        </Card>
        {view.now !== undefined && (
          <Card aria-labelledby={nowId}>
            <Stack $gap={2}>
              <h2 id={nowId}>{view.now.title}</h2>
              {view.now.entries.length === 0 ? <Muted>{t.none}</Muted> : <EntriesRead entries={view.now.entries} />}
            </Stack>
          </Card>
        )}
        {view.removing !== undefined && view.busy === undefined && <RemoveEntry view={view.removing} send={send} />}
        <FormButtons
          submit={view.submit}
          busy={view.busy}
          cancel={t.cancel}
          onCancel={() => send({ _tag: 'CancelPressed' })}
        />
      </Stack>
    </form>
  );
};

/** /profile/experience/add and /{id}, /profile/education/add and /{id} (spec 1 §2). */
export const EntryFormPage = ({ view, send }: EntryFormPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <Sheet $gap={2.5}>
          <PageHeading>{t.listHeading}</PageHeading>
          <Skeleton label={t.loading}>
            <Bone $height="380px" />
          </Skeleton>
        </Sheet>
      );
    case 'Failed':
      return (
        <Sheet $gap={2.5}>
          <PageHeading>{t.listHeading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />
        </Sheet>
      );
    case 'Gone':
      return (
        <Sheet $gap={2.5}>
          <BackLink to={view.back.href}>{view.back.label}</BackLink>
          <PageHeading>{t.listHeading}</PageHeading>
          <Notice tone="notice" title={t.goneTitle}>
            <p>{t.gone}</p>
          </Notice>
        </Sheet>
      );
    case 'Filling':
      return (
        <Sheet $gap={2.5}>
          <BackLink to={view.back.href}>{view.back.label}</BackLink>
          <PageHeading>{view.heading}</PageHeading>
          <Form view={view} send={send} />
        </Sheet>
      );
  }
};
