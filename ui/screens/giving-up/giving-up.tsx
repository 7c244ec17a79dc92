import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isCallFailure } from '../../../application/failure';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import { sayCancellationDone } from '../../../application/words/interviews';
import { cancelledRedirect, type CancellationChoice } from '../../../domain/interviews/cancellation';
import type { NoticePlace } from '../../../domain/resilience/notices';
import type { Milliseconds } from '../../../domain/time/duration';
import { usePorts } from '../../app/ports';
import { ThemeScope } from '../../kit/theme-scope';
import { useGiveUpMutation } from '../../store/giving-up';
import { useOutdated } from '../../store/queries';
import { snacks } from '../../store/snacks';
import { CancelDialog } from './cancel-dialog';
import { cancelDialogView, dialogTheme, whatBecame, type CancelLook, type GivingUpState } from './cancel-dialog.view';

/** The appointment is given up. */
export interface GivenUpNews {
  /** How (spec 1 §4). */
  readonly message: string;
  /** When My Job Applications opens, in milliseconds from now. */
  readonly listAfter: Milliseconds;
  /** The time was given back to choose another one: the dates come next, not the list (R18). */
  readonly choosesAgain: boolean;
}

/** What a page passes to the cancel dialog and hears from it. */
export interface GivingUpProps {
  readonly listed: ListedApplication;
  readonly look: CancelLook;
  /** Where its messages are shown. */
  readonly place: NoticePlace;
  readonly onClose: () => void;
  readonly onGivenUp: (news: GivenUpNews) => void;
  /** The application is not what the dialog was opened for: the list has the current state. */
  readonly onOutdated: () => void;
}

/** The cancel dialog and its calls. Each choice has one idempotency key, whatever reason is written; another choice gets another key. */
export const GivingUp = ({ listed, look, place: noticePlace, onClose, onGivenUp, onOutdated }: GivingUpProps) => {
  const { environment } = usePorts();
  const [giveUp] = useGiveUpMutation();
  const dispatch = useDispatch();
  const outdated = useOutdated('booking');
  const givesBack = look === 'give-back';
  const [choice, setChoice] = useState<CancellationChoice | undefined>(givesBack ? 'reschedule-later' : undefined);
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(environment.newKey);
  const [givingUp, setGivingUp] = useState<GivingUpState>({ _tag: 'Answering' });

  const submit = async (): Promise<void> => {
    if (givingUp._tag === 'Sending') return;
    setGivingUp({ _tag: 'Sending' });
    const place = givesBack ? 'schedule-or-cancel' : 'dialog';
    const done = await giveUp({ application: listed.application, form: { choice, reason }, place, key }).unwrap();
    if (E.isLeft(done)) {
      setGivingUp(whatBecame(done.left));
      return;
    }
    const message = sayCancellationDone(done.right);
    dispatch(snacks.actions.say('success', message, noticePlace));
    onGivenUp({ message, listAfter: cancelledRedirect, choosesAgain: givesBack });
  };
  const act = (): void => {
    if (givingUp._tag !== 'NotDone') return;
    if (isCallFailure(givingUp.because)) void submit();
    else {
      outdated();
      onOutdated();
    }
  };
  return (
    <ThemeScope theme={dialogTheme(listed)}>
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
    </ThemeScope>
  );
};
