import { codeOf } from '../../../domain/applications/status-catalogue';
import type { Application, AppliedStep, ScreeningOutcome } from '../../../domain/applications/application';
import type { InterviewKind } from '../../../domain/positions/kinds';
import { slotHeldIn } from '../../../domain/applications/appointments';
import { cardActions } from '../../../domain/applications/card-actions';
import { candidateAct } from '../../../domain/applications/lifecycle';
import { newApplication } from '../../../domain/applications/new-application';
import { operatorAct } from '../../../domain/applications/operator-acts';
import type { Position } from '../../../domain/positions/position';
import type { Slot } from '../../../domain/positions/slot';
import { aPosition, externalUrl } from '../builders/positions';
import { slot } from '../builders/slots';
import { at } from '../builders/time';
import type { LifeWorld } from './life';
import type { Beginning, LifeAct, SeenLife, SlotName, StageName } from './told-life';

/** Friday, 4 December 2026, 9:00 in Chicago, the zone of these lives' position. */
export const lifeNow = at('2026-12-04T15:00:00Z');

export const lifeSlots: Readonly<Record<SlotName, Slot>> = {
  first: slot('2026-12-07', '09:00', '09:30'),
  second: slot('2026-12-08', '10:30', '11:00'),
  third: slot('2026-12-09', '13:00', '13:30'),
  fourth: slot('2026-12-10', '16:00', '16:30'),
  'too soon': slot('2026-12-04', '10:29', '11:00'),
};

const isSlotName = (name: string): name is SlotName => Object.hasOwn(lifeSlots, name);
const nameOfSlot = (held: Slot | undefined): SlotName | undefined =>
  Object.keys(lifeSlots)
    .filter(isSlotName)
    .find((name) => lifeSlots[name].date === held?.date);

const kindOf: Readonly<Record<string, InterviewKind>> = {
  video_interview: 'video',
  in_person_interview: 'in-person',
  self_record_interview: 'self-record',
};
const resumeOf = { 0: 'none', 1: 'required', 2: 'optional' } as const;
const isAsked = (n: number): n is keyof typeof resumeOf => n in resumeOf;

const appliedOf: Readonly<Record<AppliedStep, number>> = {
  'not-submitted': 0,
  'screening-submitted': 1,
  'interview-arranged': 2,
};
const screeningOf: Readonly<Record<ScreeningOutcome, number>> = { open: 0, passed: 8, 'not-selected': 11, unknown: -1 };

/** The position that the life starts with. */
export const lifePosition = ({
  interview_type,
  onboarding_status,
  upload_resume,
  moves,
  adp_url,
}: Beginning): Position =>
  aPosition({
    interviewKind: kindOf[interview_type],
    onboarding: onboarding_status,
    resume: isAsked(upload_resume) ? resumeOf[upload_resume] : 'none',
    moveLimits: { video: moves, 'in-person': moves, onboarding: moves, onsite: moves },
    externalApplicationUrl: adp_url === '' ? undefined : externalUrl(adp_url),
  });

export const lifeApplication = (beginning: Beginning): Application => newApplication(lifePosition(beginning), lifeNow);

/** An application as a life shows it, in the wire's words. */
export const seenApplication = (application: Application): SeenLife => {
  const held = (stage: StageName): SlotName | undefined => nameOfSlot(slotHeldIn(stage, application));
  const { interviewKind, allowances } = application;
  return {
    status: codeOf(application.status),
    applied_status: appliedOf[application.applied],
    sf_status: screeningOf[application.screening],
    interview_type: Object.keys(kindOf).find((name) => kindOf[name] === interviewKind) ?? '',
    onboarding_status: application.onboarding,
    has_resume: application.hasResume,
    self_record_completed: application.selfRecordCompleted,
    block_candidate: application.blocked,
    slots: { interview: held('interview'), onboarding: held('onboarding'), onsite: held('onsite') },
    moves: { ...allowances },
    card: cardActions(application, lifeNow)
      .map(({ action }) => action)
      .filter((action) => action !== 'join-meeting'),
  };
};

/** How the bare rules decide on an act. */
export const bareStep = (application: Application, act: LifeAct) => {
  if (act.by === 'operator') return operatorAct(application, act.act, lifeNow);
  const terms = { zone: aPosition().zone, sameDaySlots: true, now: lifeNow };
  return candidateAct(
    application,
    'slot' in act ? { _tag: act.act, kind: act.kind, slot: lifeSlots[act.slot] } : { _tag: act.act },
    terms,
  );
};

/** A life on the bare rules. */
export const bareLife = (beginning: Beginning): LifeWorld => {
  let application = lifeApplication(beginning);
  return {
    look: async () => seenApplication(application),
    act: async (act) => {
      const step = bareStep(application, act);
      if (step._tag === 'Refused') return 'refused';
      application = step.value.application;
      return 'done';
    },
  };
};
