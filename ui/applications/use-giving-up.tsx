import { useState, type ReactNode } from 'react';
import { myJobs, type Destination } from '../../application/navigation/destination';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { NoticePlace } from '../../domain/resilience/notices';
import { useLeaving } from '../hooks/use-leaving';
import { usePart } from '../hooks/use-part';
import { useTravel } from '../hooks/use-travel';
import type { CancelLook } from './cancel-dialog.view';
import type { GivenUpNews } from './giving-up';

export interface GivingUpHere {
  /** Opens the dialog for this application. */
  readonly ask: (listed: ListedApplication) => void;
  /** The application whose dialog is loading. */
  readonly asking: ListedApplication | undefined;
  /** The dialog failed to load: the page says so, and what to do. */
  readonly didNotCome: boolean;
  /** What was done, once it is (spec 1 §4). */
  readonly done: GivenUpNews | undefined;
  readonly dialog: ReactNode;
}

/**
 * The cancel dialog on this page, loaded on first use. Some time after an appointment is given up, the list opens; if it was given up for another
 * time, its dates open at once.
 */
export const useGivingUp = (look: CancelLook, place: NoticePlace, dates: Destination = myJobs): GivingUpHere => {
  const travel = useTravel();
  const { part, ask } = usePart('GivingUp');
  const [subject, setSubject] = useState<ListedApplication>();
  const [done, setDone] = useState<GivenUpNews>();
  useLeaving(done?.listAfter, () => travel.instead(myJobs));
  const close = (): void => setSubject(undefined);
  return {
    ask: (listed) => {
      setSubject(listed);
      ask();
    },
    asking: part._tag === 'Coming' ? subject : undefined,
    didNotCome: part._tag === 'DidNotCome' && subject !== undefined,
    done,
    dialog: part._tag === 'There' && subject !== undefined && (
      <part.Part
        listed={subject}
        look={look}
        place={place}
        onClose={close}
        onGivenUp={(news) => {
          close();
          if (news.choosesAgain) travel.instead(dates);
          else setDone(news);
        }}
        onOutdated={() => {
          close();
          travel.instead(myJobs);
        }}
      />
    ),
  };
};
