import { styled } from 'styled-components';
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
  readonly onSend: () => void;
  readonly onDigits: (digits: string) => void;
  /** Called by the arrow, by Enter, or automatically at the 4th digit, with the new code. */
  readonly onGiveCode: (digits: string) => void;
  readonly onResend: () => void;
  /** Escape, a press outside the dialog, or 'Not now': the candidate's choice is kept and can be resumed later. */
  readonly onLetGo: () => void;
}

type Open = Exclude<AddressProofView, { readonly _tag: 'Closed' }>;

const Step = ({
  view,
  supportEmail,
  onSend,
  onDigits,
  onGiveCode,
  onResend,
}: Omit<AddressProofDialogProps, 'view' | 'onLetGo'> & { readonly view: Open }) => (
  <Stack $gap={2.5}>
    <p>{t.lead}</p>
    <div>
      <Muted>{view.lead}</Muted>
      <p>
        <Address>{view.email}</Address>
      </p>
      <PageLink to={toPath(profile)}>{t.change}</PageLink>
    </div>
    {view._tag === 'AskingForCode' ? (
      <>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={onSend} />}
        <Button look="primary" wide="always" busy={view.busy} onClick={onSend}>
          {t.sendAgain}
        </Button>
      </>
    ) : (
      <form noValidate onSubmit={submitting(() => onGiveCode(view.digits))}>
        <Stack $gap={2.5}>
          {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={() => onGiveCode(view.digits)} />}
          <CodeEntry
            view={view}
            supportEmail={supportEmail}
            onDigitsChange={onDigits}
            onComplete={onGiveCode}
            onResend={onResend}
          />
        </Stack>
      </form>
    )}
  </Stack>
);

/** Asks for the code mailed to the candidate's own address, over the page that requires it (R41). */
export const AddressProofDialog = ({ view, onLetGo, ...acts }: AddressProofDialogProps) => (
  <Dialog
    open={view._tag !== 'Closed'}
    title={t.heading}
    onDismiss={onLetGo}
    actions={
      <Button look="quiet" wide="always" onClick={onLetGo}>
        {t.notNow}
      </Button>
    }
  >
    {view._tag !== 'Closed' && <Step view={view} {...acts} />}
  </Dialog>
);
