import * as TE from 'fp-ts/TaskEither';
import { declinableOf, declineOffered, giveUpAppointment } from '../../../application/applications/give-up.journey';
import type { Declining, GivingUp, GivingUpApi } from '../../../application/applications/giving-up.api';
import type { Allowance, Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { CancellationForm } from '../../../domain/applications/cancellation';
import { allowances, anApplication, communityId, positionId } from '../../support/builders/applications';
import { key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { standingClock } from '../../support/world/clock';
import { morning } from '../../support/world/world';

const dialog = key('an answered dialog');
const later: CancellationForm = { choice: 'reschedule-later', reason: '' };
const away: CancellationForm = { choice: 'withdraw', reason: ' Another job ' };
const used: Allowance = { flag: true, left: 0 };

const booked = (changes: Partial<Application> = {}): Application =>
  anApplication({
    applied: 'interview-arranged',
    slot: slot('2026-12-07', '11:00', '11:30'),
    scheduledAt: at('2026-12-07T17:00:00Z'),
    ...changes,
  });

const inStatus = (code: number): Application => booked({ status: statusOf(code) });

/** A provider that accepts everything and records it. */
const provider = () => {
  const asked: (GivingUp | Declining)[] = [];
  const take = (request: GivingUp | Declining) => {
    asked.push(request);
    return TE.right(undefined);
  };
  const api: GivingUpApi = { giveUp: take, decline: take };
  return { asked, deps: { api, clock: standingClock(morning) } };
};

describe('Giving up an appointment [R18]', () => {
  const job = { communityId: communityId(42), positionId: positionId(4711), key: dialog };

  it.each([
    ['video', {}, 'dialog', 'video'],
    ['in-person', { interviewKind: 'in-person' }, 'dialog', 'in-person'],
    ['onboarding', { status: statusOf(21) }, 'dialog', 'onboarding'],
    ['onsite', { status: statusOf(35) }, 'dialog', 'onsite'],
    ['any, from a mail', {}, 'schedule-or-cancel', 'client-community'],
  ] as const)("%s: 'Reschedule later' uses its own call", async (_, changes, place, route) => {
    const { asked, deps } = provider();
    const request = { _tag: 'RescheduleLater', route };
    expect(await answerOf(giveUpAppointment(deps)(booked(changes), later, place, dialog))).toEqual(request);
    expect(asked).toEqual([{ ...job, cancellation: request }]);
  });

  it('withdrawing sends the trimmed reason', async () => {
    const { asked, deps } = provider();
    await answerOf(giveUpAppointment(deps)(booked(), away, 'dialog', dialog));
    expect(asked).toEqual([{ ...job, cancellation: { _tag: 'Withdraw', route: 'video', reason: 'Another job' } }]);
  });

  it.each([
    ['no choice', booked(), { choice: undefined, reason: '' }, 'ChoiceMissing'],
    ['no reason to withdraw', booked(), { choice: 'withdraw', reason: '  ' }, 'ReasonMissing'],
    ['later, without a move left', booked({ allowances: allowances({ video: used }) }), later, 'NoMovesLeft'],
    ['nothing held, put off', anApplication(), later, 'ActNotOffered'],
    ['nothing held, withdrawn', anApplication(), away, 'ActNotOffered'],
    ['an application that is finished', inStatus(22), away, 'ActNotOffered'],
    ['a blocked candidate', booked({ blocked: true }), away, 'ActNotOffered'],
  ] as const)('%s never leaves the device [R10b]', async (_, application, form, tag) => {
    const { asked, deps } = provider();
    expect(await refusalOf(giveUpAppointment(deps)(application, form, 'dialog', dialog))).toMatchObject({ _tag: tag });
    expect(asked).toEqual([]);
  });
});

describe('Declining [R27, spec 2 §4.8]', () => {
  it.each([
    [1, 'offer'],
    [32, 'invitation'],
  ] as const)('status %i: the %s', async (code, what) => {
    const { asked, deps } = provider();
    const declined = await answerOf(declineOffered(deps)(inStatus(code), 'Too far', dialog));
    expect(declined).toMatchObject({ what, reason: 'Too far' });
    expect(asked).toEqual([expect.objectContaining({ what, reason: 'Too far', key: dialog })]);
  });

  it.each([
    [inStatus(0), 'Too far', 'NothingToDecline'],
    [inStatus(1), ' ', 'ReasonMissing'],
    [booked({ status: statusOf(32), blocked: true }), 'Too far', 'CandidateBlocked'],
  ] as const)("a decline that isn't possible never leaves the device", async (application, why, tag) => {
    const { asked, deps } = provider();
    expect(await refusalOf(declineOffered(deps)(application, why, dialog))).toMatchObject({ _tag: tag });
    expect(asked).toEqual([]);
  });

  it('if there is nothing to decline, the wording is that of an offer', () => {
    expect(declinableOf(inStatus(0))).toBe('offer');
  });
});
