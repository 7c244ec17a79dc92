import { styled } from 'styled-components';
import type { AddressProofEvent } from '../../application/identity/address-proof.live';
import { profile } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { CodeEntry } from './code-entry';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { submitting } from '../kit/submitting';
import { addressProofTexts as t } from './address-proof.texts';
import type { AddressProofView } from './address-proof.view';

const Address = styled.strong`
  overflow-wrap: anywhere;
`;

export interface AddressProofDialogProps {
  readonly view: AddressProofView;
  readonly supportEmail: string;
  readonly send: (event: AddressProofEvent) => void;
}

type Open = Exclude<AddressProofView, { readonly _tag: 'Closed' }>;
type Part<Tag> = Omit<AddressProofDialogProps, 'view'> & { readonly view: Extract<Open, { readonly _tag: Tag }> };

const AskingForCode = ({ view, send }: Part<'AskingForCode'>) => {
  const again = (): void => send({ _tag: 'SendPressed' });
  return (
    <>
      {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={again} />}
      <Button look="primary" wide="always" busy={view.busy} onClick={again}>
        {t.sendAgain}
      </Button>
    </>
  );
};

const GivingCode = ({ view, supportEmail, send }: Part<'GivingCode'>) => {
  const give = (): void => send({ _tag: 'CodeGiven', digits: view.digits });
  return (
    <form noValidate onSubmit={submitting(give)}>
      <Stack $gap={2.5}>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={give} />}
        <CodeEntry view={view} supportEmail={supportEmail} send={send} />
      </Stack>
    </form>
  );
};

const Step = ({ view, ...rest }: Part<Open['_tag']>) => (
  <Stack $gap={2.5}>
    <p>{t.lead}</p>
    <div>
      <Muted>{view.lead}</Muted>
      <p>
        <Address>{view.email}</Address>
      </p>
      <PageLink to={toPath(profile)}>{t.change}</PageLink>
    </div>
    {view._tag === 'AskingForCode' ? <AskingForCode view={view} {...rest} /> : <GivingCode view={view} {...rest} />}
  </Stack>
);

/** Asks for the code mailed to the candidate's own address, over the page that requires it (R41). */
export const AddressProofDialog = ({ view, ...rest }: AddressProofDialogProps) => {
  // Escape, a press outside the dialog, or 'Not now': the candidate's choice is kept and can be resumed later.
  const letGo = (): void => rest.send({ _tag: 'LetGo' });
  return (
    <Dialog
      open={view._tag !== 'Closed'}
      title={t.heading}
      onDismiss={letGo}
      actions={
        <Button look="quiet" wide="always" onClick={letGo}>
          {t.notNow}
        </Button>
      }
    >
      {view._tag !== 'Closed' && <Step view={view} {...rest} />}
    </Dialog>
  );
};
