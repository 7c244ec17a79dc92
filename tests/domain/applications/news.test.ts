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
  it.each<[ActName, string, Application, string | undefined, 'put' | 'cancel' | undefined]>([
    ['PassScreening', 'an open screening', given('not submitted'), 'received', undefined],
    ['FailScreening', 'an open screening', given('not submitted'), 'no-match', undefined],
    [
      'ConfirmExternalApplication',
      "the employer's own site",
      given('not submitted', 'external application'),
      'received',
      undefined,
    ],
    ['StoreResume', 'any', given('screening passed'), undefined, undefined],
    ['StoreAnswer', 'a recording', given('self-record'), undefined, undefined],
    ['SubmitRecording', 'a recording', given('status 0', 'self-record', 'interview arranged'), 'recorded', undefined],
    ['Book', 'no time', given('screening passed'), 'booked', 'put'],
    ['Move', 'a time', given('status 0', booked), 'moved', 'put'],
    ['RescheduleLater', 'a time', given('status 0', booked), 'put-off', 'cancel'],
    ['Withdraw', 'a time', given('status 0', booked), 'withdrawn', 'cancel'],
    ['Withdraw', 'a time that has begun', given('status 0', begun), 'withdrawn', undefined],
    ['DeclineOffer', '1', given('status 1', done), 'offer-declined', undefined],
    ['DeclineInvitation', '32', given('status 32', done), 'invitation-declined', undefined],
    ['review', '0', given('screening passed'), 'reviewed', undefined],
    ['review', '0, booked: the time stands', given('status 0', booked), 'reviewed', undefined],
    ['review', '19: no step back', given('status 19', booked), undefined, undefined],
    ['cancel-interview', '19', given('status 19', booked), 'canceled', 'cancel'],
    ['shortlist', '0', given('screening passed'), 'shortlisted', undefined],
    ['shortlist', '20, booked: the time stands', given('status 20', booked), 'shortlisted', undefined],
    ['interview-held', '0', given('status 0', begun), undefined, undefined],
    ['interview-held', '0, before its time', given('status 0', booked), 'off', 'cancel'],
    ['candidate-no-show', '0', given('status 0', begun), 'candidate-missed', undefined],
    ['interviewer-no-show', '0', given('status 0', begun), 'employer-missed', undefined],
    ['ask-for-new-time', '0', given('status 0', booked), 'new-time-asked', 'cancel'],
    ['cancel-interview', '0', given('status 0', booked), 'canceled', 'cancel'],
    ['cancel-interview', '16: no time was held', given('status 16', done), 'canceled', undefined],
    ['not-selected', '0', given('status 0', booked), 'not-selected', 'cancel'],
    ['not-selected', '13', given('status 13', begun), 'not-selected', undefined],
    ['not-selected', '35: the visit goes', given('status 35', booked), 'not-selected', 'cancel'],
    ['transfer', '0', given('status 0', booked), 'transferred', 'cancel'],
    ['invite-to-onsite', '13', given('status 13', begun), 'invited', undefined],
    ['invite-to-onsite', '0, recorded, with a time to come', given('status 0', booked), 'invited', 'cancel'],
    ['invitation-expired', '32', given('status 32', done), 'invitation-expired', undefined],
    ['onsite-not-scheduled', '32', given('status 32', done), 'visit-without-date', undefined],
    ['onsite-held', '35', given('status 35', begun), undefined, undefined],
    ['onsite-candidate-no-show', '35', given('status 35', begun), 'candidate-missed', undefined],
    ['onsite-manager-no-show', '35', given('status 35', begun), 'employer-missed', undefined],
    ['cancel-onsite', '35', given('status 35', booked), 'canceled', 'cancel'],
    ['offer', '13', given('status 13', begun), 'offered', undefined],
    ['offer-expired', '1', given('status 1', done), 'offer-expired', undefined],
    ['take-offer-back', '1', given('status 1', done), 'offer-withdrawn', undefined],
    ['onboarded', '21', given('status 21', begun), 'onboarded', undefined],
    ['not-onboarded', '21', given('status 21', begun), 'not-onboarded', undefined],
    ['onboarding-candidate-no-show', '21', given('status 21', begun), 'candidate-missed', undefined],
    ['onboarding-manager-no-show', '21', given('status 21', begun), 'employer-missed', undefined],
    ['cancel-onboarding', '21', given('status 21', booked), 'canceled', 'cancel'],
    ['block', '0', given('screening passed'), undefined, undefined],
    ['block', '0, with a time to come', given('status 0', booked), 'off', 'cancel'],
    ['unblock', '0', given('blocked'), undefined, undefined],
    ['unblock', '0, with a time to come', given('status 0', booked, 'blocked'), 'on-again', 'put'],
    ['shortlist', 'a blocked one', given('status 0', booked, 'blocked'), undefined, undefined],
    ['not-selected', 'a blocked one', given('status 0', booked, 'blocked'), 'not-selected', undefined],
  ])('%s, from %s', (act, _, before, topic, calendar) => {
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
