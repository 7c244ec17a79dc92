import * as fc from 'fast-check';
import { candidateActs } from '../../../domain/applications/act-refusals';
import type { Application } from '../../../domain/applications/application';
import { candidateAct, type CandidateAct } from '../../../domain/applications/lifecycle';
import { stepTo, type LifeStep } from '../../../domain/applications/life-step';
import { appointmentAhead, newsOf, type ActName } from '../../../domain/applications/news';
import { operatorAct, operatorTurns } from '../../../domain/applications/operator-acts';
import { codeOf, stageOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { ownKeys } from '../../support/builders/own-keys';
import { slot } from '../../support/builders/slots';
import { at, atMs, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { oneOf, optional, text } from '../../../adapters/rules/cases/columns';
import { applicationWith } from '../../support/cases/application';

const nine = slot('2026-12-07', '09:00', '09:30');
const other = slot('2026-12-08', '10:00', '10:30');
const tomorrow = at('2026-12-07T15:00:00Z');
const terms = { zone: zone('America/Chicago'), now, sameDaySlots: true };
const done = { applied: 'interview-arranged', selfRecordCompleted: true } as const;
const booked = { ...done, slot: nine, scheduledAt: tomorrow };
const begun = { ...done, slot: nine, scheduledAt: at('2026-12-04T14:00:00Z') };
const noTime = { slot: undefined, scheduledAt: undefined };

const operatorActs = [...ownKeys(operatorTurns), 'block', 'unblock'] as const;

const stepOf = (before: Application, act: ActName): LifeStep | undefined => {
  const name = operatorActs.find((one) => one === act);
  const decision =
    name === undefined ? candidateAct(before, candidateActOf(act), terms) : operatorAct(before, name, now);
  return decision._tag === 'Allowed' ? decision.value : undefined;
};

const candidateActOf = (name: ActName): CandidateAct => {
  if (name === 'Book' || name === 'Move') return { _tag: name, kind: 'video', slot: other };
  const _tag = candidateActs.find((one) => one === name);
  if (_tag === undefined || _tag === 'Book' || _tag === 'Move') throw new Error(`${name} is no such act`);
  return { _tag };
};

const told = (before: Application, act: ActName) => {
  const step = stepOf(before, act);
  if (step === undefined) throw new Error(`${act} is not taken`);
  return newsOf(before, act, step, now);
};

describe('The notification that an act causes', () => {
  it.each(
    cases('applications/news', {
      act: oneOf(
        'PassScreening',
        'FailScreening',
        'ConfirmExternalApplication',
        'StoreResume',
        'StoreAnswer',
        'SubmitRecording',
        'Book',
        'Move',
        'RescheduleLater',
        'Withdraw',
        'DeclineOffer',
        'DeclineInvitation',
        'review',
        'cancel-interview',
        'shortlist',
        'interview-held',
        'candidate-no-show',
        'interviewer-no-show',
        'ask-for-new-time',
        'not-selected',
        'transfer',
        'invite-to-onsite',
        'invitation-expired',
        'onsite-not-scheduled',
        'onsite-held',
        'onsite-candidate-no-show',
        'onsite-manager-no-show',
        'cancel-onsite',
        'offer',
        'offer-expired',
        'take-offer-back',
        'onboarded',
        'not-onboarded',
        'onboarding-candidate-no-show',
        'onboarding-manager-no-show',
        'cancel-onboarding',
        'block',
        'unblock',
      ),
      before: applicationWith({ booked, begun, done }),
      topic: optional(text),
      calendar: optional(text),
    }),
  )('$title', ({ act, before, topic, calendar }) => {
    const news = told(before, act);
    expect([news?.topic, news?.calendar?.what]).toEqual([topic, calendar]);
  });

  it('names the kind of appointment [R18]', () => {
    expect(told(given('status 35', booked), 'cancel-onsite')?.kind).toBe('onsite');
    expect(told(given('status 21', booked), 'cancel-onboarding')?.kind).toBe('onboarding');
    expect(told(given('status 35', begun), 'onsite-candidate-no-show')?.kind).toBe('onsite');
    expect(told(given('status 0', booked, 'in person'), 'cancel-interview')).toMatchObject({
      kind: 'in-person',
      calendar: { appointment: { stage: 'interview', kind: 'in-person', slot: nine, startsAt: tomorrow } },
    });
  });

  /** The pending appointment, in this test's own words: its stage, and when it starts. */
  const waitsFor = ({ blocked, slot: held, scheduledAt, status }: Application): string | undefined =>
    !blocked && held && scheduledAt && scheduledAt > now && [0, 19, 20, 21, 35].includes(codeOf(status))
      ? `${stageOf(status)} ${scheduledAt}`
      : undefined;

  it('leaves in the calendar exactly the upcoming appointments, after every act in every status [R27]', () => {
    const acts: readonly ActName[] = [...operatorActs, ...candidateActs];
    const shifts = fc.constantFrom(-1, 0, 1, 86_400_000);
    let taken = 0;
    fc.assert(
      fc.property(applications, fc.constantFrom(...acts), fc.boolean(), shifts, (any, act, hasSlot, shift) => {
        const times = hasSlot ? { slot: nine, scheduledAt: atMs(now + shift) } : noTime;
        const before: Application = { ...any, ...times };
        const step = stepOf(before, act);
        if (step === undefined) return;
        taken += 1;
        const news = newsOf(before, act, step, now);
        const calendar = new Set([waitsFor(before)].flatMap((one) => (one === undefined ? [] : [one])));
        if (news?.calendar !== undefined) {
          const { what, appointment } = news.calendar;
          const entry = `${appointment.stage} ${appointment.startsAt}`;
          // A stage's calendar entry replaces the previous one: calendars match them by name.
          for (const one of calendar) if (one.startsWith(`${appointment.stage} `)) calendar.delete(one);
          if (what === 'put') calendar.add(entry);
        }
        expect([...calendar]).toEqual([waitsFor(step.application)].flatMap((one) => one ?? []));
      }),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(200);
  });

  it('is nothing if the act changes nothing', () => {
    const before = given('status 0', booked);
    expect(newsOf(before, 'unblock', stepTo(before), now)).toBeUndefined();
    expect(appointmentAhead(before, now)).toEqual({
      stage: 'interview',
      kind: 'video',
      slot: nine,
      startsAt: tomorrow,
    });
    expect(appointmentAhead(before, tomorrow)).toBeUndefined();
    expect(appointmentAhead(before, atMs(tomorrow - 1))).toBeDefined();
  });
});
