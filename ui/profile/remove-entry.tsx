import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { profileTexts as t } from './profile.texts';
import type { RemovingView } from './entry-form.view';

export interface RemoveEntryProps {
  readonly view: RemovingView;
  /** For the gallery: it has been pressed. */
  readonly startsAsking?: boolean;
  readonly onRemove: () => void;
}

/** Removes an entry from its list, after a confirmation. */
export const RemoveEntry = ({ view, startsAsking = false, onRemove }: RemoveEntryProps) => {
  const [asking, setAsking] = useState(startsAsking);
  const keep = (): void => setAsking(false);
  return (
    <>
      <div>
        <Button look="link" onClick={() => setAsking(true)}>
          <Trash2 size={20} aria-hidden="true" />
          {t.remove}
        </Button>
      </div>
      <Dialog
        open={asking}
        title={view.title}
        onDismiss={keep}
        actions={
          <>
            <Button look="quiet" onClick={keep}>
              {t.removeNo}
            </Button>
            <Button
              look="primary"
              onClick={() => {
                keep();
                onRemove();
              }}
            >
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
