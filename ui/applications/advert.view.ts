import type { ConfirmingElsewhere } from '../../application/applications/applied-elsewhere.live';
import type { Confirming, Starting } from '../../application/applications/applying.live';
import { apply } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { AdvertRefusal } from '../../application/positions/adverts.api';
import { sayAdvertRefusal } from '../../application/applications/apply.words';
import type { Advert } from '../../domain/positions/advert';
import { isExternalApplication } from '../../domain/positions/external-application';
import { keyDetails, type KeyDetail } from '../../domain/positions/key-details';
import { jobTypeLabel, shiftLabel } from '../../domain/positions/labels';
import { mapPlace, type Place } from '../../domain/positions/map-visibility';
import { printPay, statedPay } from '../../domain/positions/pay';
import { readableTheme, type Theme } from '../../domain/positions/theme';
import type { FailureView } from '../kit/failure-notice';
import type { StepsView } from './steps';
import { applyTexts as t } from './apply.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { stepsView } from './steps.view';
import type { ConfirmationView } from './dialogs';

export interface AdvertView {
  readonly positionName: string;
  readonly communityName: string;
  readonly logoUrl: string | undefined;
  readonly theme: Theme;
  readonly steps: StepsView;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly description: string;
  readonly address: string;
  readonly place: Place | undefined;
  readonly instructions: string;
  readonly about: { readonly heading: string; readonly text: string };
  readonly videoUrl: string | undefined;
  readonly otherJobs: { readonly heading: string; readonly jobs: readonly OtherJobView[] };
  readonly pixelUrl: string | undefined;
  /**
   * What candidates look for first, shown next to Start: the pay (or the job title if no pay is stated), and the job types (or the community if none
   * are given).
   */
  readonly glance: readonly [string, string];
  /** What Start will do. */
  readonly startDetail: string;
}

export interface OtherJobView {
  readonly key: string;
  readonly positionName: string;
  readonly href: string;
}

const factOf = (detail: KeyDetail): { readonly label: string; readonly value: string } => {
  switch (detail._tag) {
    case 'Employment':
      return { label: t.employment, value: detail.jobTypes.map((type) => jobTypeLabel[type]).join(', ') };
    case 'Shifts':
      return { label: t.shifts, value: detail.shifts.map((shift) => shiftLabel[shift]).join(', ') };
    case 'PayRate':
      return { label: t.pay, value: detail.pay === undefined ? t.payNotStated : printPay(detail.pay) };
    case 'Benefits':
      return { label: t.benefits, value: detail.text };
  }
};

const placeOf = ({ latitude, longitude }: Advert): Place | undefined => {
  const place = mapPlace(latitude ?? '', longitude ?? '');
  return place._tag === 'Allowed' ? place.value : undefined;
};

/** A job's advert as it is shown (spec 1 §2): what it lacks is left out, except the description, which is then 'Not Available'. */
export const advertView = (advert: Advert): AdvertView => {
  const pay = statedPay(advert.pay);
  return {
    positionName: advert.positionName,
    communityName: advert.communityName,
    logoUrl: advert.logoUrl,
    theme: readableTheme(advert.primary, advert.primaryFont),
    steps: stepsView('apply', advert),
    facts: keyDetails(advert).map(factOf),
    description: advert.description.trim() === '' ? t.notAvailable : advert.description,
    address: advert.address,
    place: placeOf(advert),
    instructions: advert.instructions,
    about: { heading: t.about(advert.clientName), text: advert.aboutCompany },
    videoUrl: advert.videoUrl,
    otherJobs: {
      heading: t.otherJobs(advert.communityName),
      jobs: advert.otherJobs.map(({ positionId, positionName }) => ({
        key: String(positionId),
        positionName,
        href: toPath(apply(positionId)),
      })),
    },
    pixelUrl: advert.pixelUrl,
    glance: [
      pay === undefined ? advert.positionName : printPay(pay),
      advert.jobTypes.map((type) => jobTypeLabel[type]).join(', ') || advert.communityName,
    ],
    startDetail: isExternalApplication(advert.externalApplicationUrl)
      ? t.startElsewhere(advert.clientName)
      : t.startDetail(advert.positionName),
  };
};

/** What is shown next to Start after it was pressed. */
export type StartView =
  | Exclude<Starting, { readonly _tag: 'Failed' }>
  | { readonly _tag: 'Failed'; readonly failure: FailureView };

/** The state of Start in words. */
export const startView = (start: Starting): StartView =>
  start._tag === 'Failed' ? { _tag: 'Failed', failure: failureView(start.failure, t.couldNotApply) } : start;

/** The Application Confirmation in words. */
export const confirmationView = ({ failure, ...confirming }: Confirming): ConfirmationView => ({
  ...confirming,
  failure: failure && failureView(failure, t.couldNotApply),
});

/** A card's Application Confirmation in words. */
export const confirmationElsewhereView = (
  url: string | undefined,
  { busy, failure, refused }: ConfirmingElsewhere,
): ConfirmationView => ({
  url: url ?? '',
  busy,
  failure:
    refused === undefined ? failure && failureView(failure, t.couldNotApply) : refusedView(t.couldNotApply, refused),
});

export type ApplyView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  /** Closed, or never existed; for someone who is not signed in (R3b). */
  | { readonly _tag: 'Closed'; readonly heading: string; readonly words: string | undefined }
  | { readonly _tag: 'Ready'; readonly advert: AdvertView; readonly start: StartView };

/** Why there is no posting. A closed one is described in the specification's words; one that never existed is stated once, as the heading. */
export const noAdvertView = (why: AdvertRefusal): ApplyView =>
  why._tag === 'PositionClosed'
    ? { _tag: 'Closed', heading: t.closedHeading, words: sayAdvertRefusal(why) }
    : { _tag: 'Closed', heading: t.noSuchJob, words: undefined };
