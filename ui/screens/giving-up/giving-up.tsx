import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { giveUpAppointment } from '../../../application/journeys/give-up';
import { isCallFailure } from '../../../application/failure';
import { sayCancellationDone } from '../../../application/words/interviews';
import { cancelledRedirect, type CancellationChoice } from '../../../domain/interviews/cancellation';
import { usePorts } from '../../app/ports';
import { useForgetBooked } from '../../store/portal-store';
import { snacks } from '../../store/snacks';
import { CancelDialog } from './cancel-dialog';
import { cancelDialogView, whatBecame, type GivingUpState } from './cancel-dialog.view';
import type { GivingUpProps } from './giving-up.props';

/** The cancel dialog at work. An answer has one key, whatever is written as its reason; another choice is another answer. */
export const GivingUp = ({ listed, look, place, onClose, onGivenUp, onOutdated }: GivingUpProps) => {
  const { api, clock, environment } = usePorts();
  const dispatch = useDispatch();
  const forgetBooked = useForgetBooked();
  const [choice, setChoice] = useState<CancellationChoice>();
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(environment.newKey);
  const [givingUp, setGivingUp] = useState<GivingUpState>({ _tag: 'Answering' });

  const submit = async (): Promise<void> => {
    if (givingUp._tag === 'Sending') return;
    setGivingUp({ _tag: 'Sending' });
    const done = await giveUpAppointment({ api, clock })(listed.application, { choice, reason }, 'dialog', key)();
    if (E.isLeft(done)) {
      setGivingUp(whatBecame(done.left));
      return;
    }
    const message = sayCancellationDone(done.right);
    dispatch(snacks.actions.say('success', message, place));
    forgetBooked();
    onGivenUp({ message, listAfter: cancelledRedirect });
  };
  const act = (): void => {
    if (givingUp._tag !== 'NotDone') return;
    if (isCallFailure(givingUp.because)) void submit();
    else {
      forgetBooked();
      onOutdated();
    }
  };
  return (
    <CancelDialog
      view={cancelDialogView({ listed, look, choice, reason, givingUp })}
      onChoose={(chosen) => {
        setChoice(chosen);
        setKey(environment.newKey());
        setGivingUp({ _tag: 'Answering' });
      }}
      onReason={(text) => {
        setReason(text);
        setKey(environment.newKey());
        if (givingUp._tag === 'Incomplete') setGivingUp({ _tag: 'Answering' });
      }}
      onSubmit={() => void submit()}
      onBack={() => {
        if (givingUp._tag !== 'Sending') onClose();
      }}
      onAct={act}
    />
  );
};
