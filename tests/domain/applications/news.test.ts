import * as fc from 'fast-check';
import { candidateActs } from '../../../domain/applications/act-refusals';
import type { Application } from '../../../domain/applications/application';
import { candidateAct, type CandidateAct } from '../../../domain/applications/lifecycle';
import { stepTo, type LifeStep } from '../../../domain/applications/life-step';
import { appointmentAhead, newsOf, type ActName } from '../../../domain/applications/news';
import { operatorAct, operatorTurns } from '../../../domain/applications/operator-acts';
import { stageOf, statusOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { anApplication } from '../../support/builders/applications';
import { ownKeys } from '../../support/builders/own-keys';
import { slot } from '../../support/builders/slots';
import { at, atMs, zone } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const nine = slot('2026-12-07', '09:00', '09:30');
const other = slot('2026-12-08', '10:00', '10:30');
const tomorrow = at('2026-12-07T15:00:00Z');
const terms = { zone: zone('America/Chicago'), now, sameDaySlots: true };
const booked = (code: number, changes: Partial<Application> = {}): Application =>
  anApplication({
    ...{ status: statusOf(code), applied: 'interview-arranged', selfRecordCompleted: true },
    ...{ slot: nine, scheduledAt: tomorrow },
    ...changes,
  });
const past = { scheduledAt: at('2026-12-04T14:00:00Z') };
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

const open = anApplication({ applied: 'not-submitted', screening: 'open' });
const external = { ...open, externalApplicationUrl: 'https://jobs.example.org/apply' };
const selfRecord = { interviewKind: 'self-record', ...noTime } as const;

describe('What an act tells its candidate', () => {
  it.each<[ActName, string, Application, string | undefined, 'put' | 'cancel' | undefined]>([
    ['PassScreening', 'an open screening', open, 'received', undefined],
    ['FailScreening', 'an open screening', open, 'no-match', undefined],
    ['ConfirmExternalApplication', "the employer's own site", external, 'received', undefined],
    ['StoreResume', 'any', anApplication(), undefined, undefined],
    ['StoreAnswer', 'a recording', anApplication(selfRecord), undefined, undefined],
    ['SubmitRecording', 'a recording', booked(0, { ...selfRecord, selfRecordCompleted: false }), undefined, undefined],
    ['Book', 'no time', anApplication(), 'booked', 'put'],
    ['Move', 'a time', booked(0), 'moved', 'put'],
    ['RescheduleLater', 'a time', booked(0), 'put-off', 'cancel'],
    ['Withdraw', 'a time', booked(0), 'withdrawn', 'cancel'],
    ['Withdraw', 'a time that has begun', booked(0, past), 'withdrawn', undefined],
    ['DeclineOffer', '1', booked(1, noTime), 'offer-declined', undefined],
    ['DeclineInvitation', '32', booked(32, noTime), 'invitation-declined', undefined],
    ['review', '0', anApplication(), 'reviewed', undefined],
    ['review', '0, booked: the time stands', booked(0), 'reviewed', undefined],
    ['review', '19: no step back', booked(19), undefined, undefined],
    ['shortlist', '0', anApplication(), 'shortlisted', undefined],
    ['shortlist', '20, booked: the time stands', booked(20), 'shortlisted', undefined],
    ['interview-held', '0', booked(0, past), undefined, undefined],
    ['interview-held', '0, before its time', booked(0), 'off', 'cancel'],
    ['candidate-no-show', '0', booked(0, past), 'candidate-missed', undefined],
    ['interviewer-no-show', '0', booked(0, past), 'employer-missed', undefined],
    ['ask-for-new-time', '0', booked(0), 'new-time-asked', 'cancel'],
    ['cancel-interview', '0', booked(0), 'canceled', 'cancel'],
    ['cancel-interview', '16: no time was held', booked(16, noTime), 'canceled', undefined],
    ['not-selected', '0', booked(0), 'not-selected', 'cancel'],
    ['not-selected', '13', booked(13, past), 'not-selected', undefined],
    ['not-selected', '35: the visit goes', booked(35), 'not-selected', 'cancel'],
    ['transfer', '0', booked(0), 'transferred', 'cancel'],
    ['invite-to-onsite', '13', booked(13, past), 'invited', undefined],
    ['invite-to-onsite', '0, recorded, with a time to come', booked(0), 'invited', 'cancel'],
    ['invitation-expired', '32', booked(32, noTime), 'invitation-expired', undefined],
    ['onsite-not-scheduled', '32', booked(32, noTime), 'visit-without-date', undefined],
    ['onsite-held', '35', booked(35, past), undefined, undefined],
    ['onsite-candidate-no-show', '35', booked(35, past), 'candidate-missed', undefined],
    ['onsite-manager-no-show', '35', booked(35, past), 'employer-missed', undefined],
    ['cancel-onsite', '35', booked(35), 'canceled', 'cancel'],
    ['offer', '13', booked(13, past), 'offered', undefined],
    ['offer-expired', '1', booked(1, noTime), 'offer-expired', undefined],
    ['take-offer-back', '1', booked(1, noTime), 'offer-withdrawn', undefined],
    ['onboarded', '21', booked(21, past), 'onboarded', undefined],
    ['not-onboarded', '21', booked(21, past), 'not-onboarded', undefined],
    ['onboarding-candidate-no-show', '21', booked(21, past), 'candidate-missed', undefined],
    ['onboarding-manager-no-show', '21', booked(21, past), 'employer-missed', undefined],
    ['cancel-onboarding', '21', booked(21), 'canceled', 'cancel'],
    ['block', '0', anApplication(), undefined, undefined],
    ['block', '0, with a time to come', booked(0), 'off', 'cancel'],
    ['unblock', '0', anApplication({ blocked: true }), undefined, undefined],
    ['unblock', '0, with a time to come', booked(0, { blocked: true }), 'on-again', 'put'],
    ['shortlist', 'a blocked one', booked(0, { blocked: true }), undefined, undefined],
    ['not-selected', 'a blocked one', booked(0, { blocked: true }), 'not-selected', undefined],
  ])('%s, from %s', (act, _, before, topic, calendar) => {
    const news = told(before, act);
    expect([news?.topic, news?.calendar?.what]).toEqual([topic, calendar]);
  });

  it('names the kind of appointment that it is about [R18]', () => {
    expect(told(booked(35), 'cancel-onsite')?.kind).toBe('onsite');
    expect(told(booked(21), 'cancel-onboarding')?.kind).toBe('onboarding');
    expect(told(booked(0, { interviewKind: 'in-person' }), 'cancel-interview')).toMatchObject({
      kind: 'in-person',
      calendar: { appointment: { stage: 'interview', kind: 'in-person', slot: nine, startsAt: tomorrow } },
    });
  });

  /** The pending appointment, in this test's own words: its stage, and when it starts. */
  const waitsFor = ({ blocked, slot: held, scheduledAt, status }: Application): string | undefined =>
    !blocked && held && scheduledAt && scheduledAt > now && [0, 19, 20, 21, 35].includes(status.code)
      ? `${stageOf(status)} ${scheduledAt}`
      : undefined;

  it('leaves in the calendar, after every act in every status, just what the candidate still waits for [R27]', () => {
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

  it('is nothing where nothing changes', () => {
    const before = booked(0);
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
