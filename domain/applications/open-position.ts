import type { Application } from './application';
import { isClosedToCandidate } from './apply-answer';
import { beforeTheOutcome, isAnyOf } from './status-catalogue';

type Standing = Pick<Application, 'applied' | 'status' | 'interviewKind' | 'onboarding' | 'selfRecordCompleted'>;

/** A recording that was begun and isn't submitted: it holds no appointment, and takes no more answers once the position is closed (spec 2 §4.3). */
const isRecording = ({ interviewKind, onboarding, selfRecordCompleted }: Standing): boolean =>
  interviewKind === 'self-record' && !onboarding && !selfRecordCompleted;

/**
 * Whether a position still takes this application further (R6, R71). A closed position takes no new interviews, but a candidate who has one or
 * is past it (a missed interview, a visit, an offer) continues: employers close an advert when they have enough candidates, and these are
 * the ones.
 */
export const isOpenTo = ({ published }: { readonly published: boolean }, application: Standing): boolean =>
  published ||
  !isAnyOf(application.status, beforeTheOutcome) ||
  (application.applied === 'interview-arranged' && !isRecording(application));

/** Whether the card says that the job is closed, instead of whose turn it is (R71). What has ended already keeps its own words. */
export const isClosedJob = (position: { readonly published: boolean }, application: Application): boolean =>
  !isOpenTo(position, application) && !application.blocked && !isClosedToCandidate(application);
