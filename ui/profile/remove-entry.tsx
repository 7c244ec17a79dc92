import Trash2 from 'lucide-react/icons/trash-2';
import type { EntryAct } from '../../application/profile/edit-entry.live';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { profileTexts as t } from './profile.texts';
import type { RemovingView } from './entry-form.view';

export interface RemoveEntryProps {
  readonly view: RemovingView;
  readonly send: (act: EntryAct) => void;
}

/** Removes an entry from its list, after a confirmation. */
export const RemoveEntry = ({ view, send }: RemoveEntryProps) => {
  const keep = (): void => send({ _tag: 'RemoveDismissed' });
  return (
    <>
      <div>
        <Button look="link" onClick={() => send({ _tag: 'RemovePressed' })}>
          <Trash2 size={20} aria-hidden="true" />
          {t.remove}
        </Button>
      </div>
      <Dialog
        open={view.open}
        title={view.title}
        onDismiss={keep}
        actions={
          <>
            <Button look="quiet" onClick={keep}>
              {t.removeNo}
            </Button>
            <Button look="primary" onClick={() => send({ _tag: 'RemoveConfirmed' })}>
              {t.removeYes}
            </Button>
          </>
        }
      >
        <p>
          <strong>{view.what}</strong>
        </p>
        <p>{t.removeLead}</p>
      </Dialog>
    </>
  );
};
