import { useReducer, type ReactNode } from 'react';
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
  readonly ask: (listed: ListedApplication, look: CancelLook) => void;
  /** The application whose dialog is loading. */
  readonly asking: ListedApplication | undefined;
  /** The dialog failed to load: the page says so, and what to do. */
  readonly didNotCome: boolean;
  /** What was done, once it is (spec 1 §4). */
  readonly done: GivenUpNews | undefined;
  readonly dialog: ReactNode;
}

interface GivingUpShown extends Pick<GivingUpHere, 'done'> {
  /** What the dialog is open for. */
  readonly asked: { readonly listed: ListedApplication; readonly look: CancelLook } | undefined;
}

type GivingUpHappened =
  | { readonly _tag: 'Asked'; readonly listed: ListedApplication; readonly look: CancelLook }
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'GivenUp'; readonly news: GivenUpNews };

/** One event on a page with the cancel dialog. Who gave a time back to choose another one goes on to its dates: there is nothing to say here. */
export const givingUpHere = (shown: GivingUpShown, happened: GivingUpHappened): GivingUpShown => {
  switch (happened._tag) {
    case 'Asked':
      return { ...shown, asked: { listed: happened.listed, look: happened.look } };
    case 'Closed':
      return { ...shown, asked: undefined };
    case 'GivenUp':
      return { asked: undefined, done: happened.news.choosesAgain ? shown.done : happened.news };
  }
};

/**
 * The cancel dialog on this page, loaded on first use. Some time after an appointment is given up, the list opens; if it was given up for another
 * time, its dates open at once.
 */
export const useGivingUp = (place: NoticePlace, dates: Destination = myJobs): GivingUpHere => {
  const travel = useTravel();
  const { part, ask } = usePart('GivingUp');
  const [{ asked, done }, happened] = useReducer(givingUpHere, { asked: undefined, done: undefined });
  useLeaving(done?.listAfter, () => travel.instead(myJobs));
  const close = (): void => happened({ _tag: 'Closed' });
  return {
    ask: (listed, look) => {
      happened({ _tag: 'Asked', listed, look });
      ask();
    },
    asking: part._tag === 'Coming' ? asked?.listed : undefined,
    didNotCome: part._tag === 'DidNotCome' && asked !== undefined,
    done,
    dialog: part._tag === 'There' && asked !== undefined && (
      <part.Part
        {...asked}
        place={place}
        onClose={close}
        onGivenUp={(news) => {
          happened({ _tag: 'GivenUp', news });
          if (news.choosesAgain) travel.instead(dates);
        }}
        onOutdated={() => {
          close();
          travel.instead(myJobs);
        }}
      />
    ),
  };
};
