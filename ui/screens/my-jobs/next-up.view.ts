import { toPath } from '../../../application/navigation/path';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { Application } from '../../../domain/applications/application';
import type { ListGroup } from '../../../domain/applications/list-groups';
import { beforeTheOutcome, isAnyOf } from '../../../domain/applications/status-catalogue';
import { nextUpTexts as t } from '../../texts/next-up';
import type { JobCardView, SectionView, WhenView } from './my-jobs.view';

/** The panel beside the list on a wide screen: the next appointment, or the next task, or that there is nothing to do. */
export type NextUpView =
  | {
      readonly _tag: 'Appointment';
      readonly card: JobCardView;
      readonly when: WhenView;
      readonly onVideo: boolean;
      readonly place: string;
      /** The appointment's own page, if it has one. */
      readonly href: string | undefined;
    }
  | { readonly _tag: 'ToDo'; readonly card: JobCardView }
  | { readonly _tag: 'Nothing'; readonly waits: boolean };

/** An appointment of the first stage, which has its own page. */
const isInterview = ({ status }: Application): boolean => isAnyOf(status, beforeTheOutcome);

const appointmentHref = (application: Application): string | undefined => {
  const { interviewKind, communityId, positionId } = application;
  if (!isInterview(application)) return undefined;
  const _tag = interviewKind === 'in-person' ? 'InPersonInterview' : 'Scheduled';
  return toPath({ _tag, communityId, positionId });
};

/** `jobOf` finds the job of a card by its key. */
export const nextUpView = (
  sections: readonly SectionView[],
  jobOf: (key: string) => ListedApplication | undefined,
): NextUpView => {
  const first = (...groups: readonly ListGroup[]): JobCardView | undefined =>
    sections.find(({ group }) => groups.includes(group))?.cards[0];
  const booked = first('soon', 'booked');
  const job = booked && jobOf(booked.key);
  if (booked?.when !== undefined && job !== undefined) {
    const { application, address } = job;
    const onVideo = isInterview(application) && application.interviewKind === 'video';
    const place = onVideo ? t.onVideo : address;
    const href = appointmentHref(application);
    return { _tag: 'Appointment', card: booked, when: booked.when, onVideo, place, href };
  }
  const toDo = first('your-turn');
  return toDo === undefined
    ? { _tag: 'Nothing', waits: first('with-employer') !== undefined }
    : { _tag: 'ToDo', card: toDo };
};
