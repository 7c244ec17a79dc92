import type { ListedApplication } from '../../application/applications/applications.api';
import type { Application } from '../../domain/applications/application';
import type { ListGroup } from '../../domain/applications/list-groups';
import { beforeTheOutcome, isAnyOf } from '../../domain/applications/status-catalogue';
import { nextUpTexts as t } from './next-up.texts';
import type { JobCardView, SectionView, WhenView } from './my-jobs.view';

/** The panel beside the list on a wide screen: the next appointment, or the next task, or that there is nothing to do. */
export type NextUpView =
  | {
      readonly _tag: 'Appointment';
      /** Its time has come. */
      readonly running: boolean;
      readonly card: JobCardView;
      readonly when: WhenView;
      readonly onVideo: boolean;
      readonly place: string;
      /** The appointment's own page, if it has one. */
      readonly href: string | undefined;
      /** Its page is the main action: the card beside it has none, such as Join Meeting. */
      readonly main: boolean;
    }
  | { readonly _tag: 'ToDo'; readonly card: JobCardView }
  /** `hired`: the community that somebody without another task joins. */
  | { readonly _tag: 'Nothing'; readonly waits: boolean; readonly hired: string | undefined };

/** An appointment of the first stage, which has its own page. */
const isInterview = ({ status }: Application): boolean => isAnyOf(status, beforeTheOutcome);

/** The page of the card's appointment: its link, or View Details (R10 row 20). */
const appointmentHref = ({ appointmentHref: href, actions }: JobCardView): string | undefined => {
  if (href !== undefined) return href;
  const details = actions.find(({ action }) => action === 'view-details');
  return details?._tag === 'Leads' ? details.href : undefined;
};

/** `jobOf` finds the job of a card by its key. */
export const nextUpView = (
  sections: readonly SectionView[],
  jobOf: (key: string) => ListedApplication | undefined,
): NextUpView => {
  const first = (...groups: readonly ListGroup[]): JobCardView | undefined =>
    sections.find(({ group }) => groups.includes(group))?.cards[0];
  const booked = first('now', 'soon', 'booked');
  const job = booked && jobOf(booked.key);
  if (booked?.when !== undefined && job !== undefined) {
    const { application, address } = job;
    const onVideo = isInterview(application) && application.interviewKind === 'video';
    // A later stage may be elsewhere than the job: its appointment says where.
    const place = onVideo ? t.onVideo : isInterview(application) ? address : '';
    const running = sections.some(({ group, cards }) => group === 'now' && cards[0] === booked);
    return {
      _tag: 'Appointment',
      running,
      card: booked,
      when: booked.when,
      onVideo,
      place,
      href: appointmentHref(booked),
      main: !booked.actions.some((one) => one._tag === 'Leads' && one.main),
    };
  }
  const toDo = first('your-turn');
  const done = first('finished');
  return toDo === undefined
    ? {
        _tag: 'Nothing',
        waits: first('with-employer') !== undefined,
        hired: done?.welcome === undefined ? undefined : done.communityName,
      }
    : { _tag: 'ToDo', card: toDo };
};
