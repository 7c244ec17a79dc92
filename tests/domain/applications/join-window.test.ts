import * as fc from 'fast-check';
import { codeOf, statusOf } from '../../../domain/applications/status-catalogue';
import { joinOpensBefore, joinWindow } from '../../../domain/applications/join-window';
import { plus } from '../../../domain/time/instant';
import { around, statuses } from '../../support/arbitraries/applications';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, number } from '../../../adapters/rules/cases/columns';

const link = 'https://meet.example.org/room';
const schedule = at('2026-12-04T15:30:00Z');
const opensAt = at('2026-12-04T15:20:00Z');
const pending = statusOf(0);

const joinable = { _tag: 'Allowed', value: undefined };
const refused = (reason: object) => ({ _tag: 'Refused', reason });

describe('The join window', () => {
  it('opens 600 000 ms before the schedule [R12, spec 1 §9]', () => {
    expect(joinOpensBefore).toBe(600_000);
  });

  it.each(cases('applications/join-window-open', { afterSchedule: duration }))('$title', ({ afterSchedule: shift }) => {
    expect(joinWindow(schedule, link, pending, plus(schedule, shift))).toEqual(joinable);
  });

  it.each(cases('applications/join-window-not-yet-open', { afterSchedule: duration }))(
    '$title',
    ({ afterSchedule: shift }) => {
      expect(joinWindow(schedule, link, pending, plus(schedule, shift))).toEqual(
        refused({ _tag: 'JoinOpensLater', opensAt }),
      );
    },
  );

  it.each(cases('applications/join-window-never-open', { status: number }))('$title', ({ status: code }) => {
    expect(joinWindow(schedule, link, statusOf(code), schedule)).toEqual(refused({ _tag: 'InterviewNotOn', code }));
    expect(joinWindow(undefined, undefined, statusOf(code), schedule)).toEqual(
      refused({ _tag: 'InterviewNotOn', code }),
    );
  });

  it('is never open without a link [R12]', () => {
    expect(joinWindow(schedule, undefined, pending, schedule)).toEqual(refused({ _tag: 'NoMeetingLink' }));
    expect(joinWindow(undefined, undefined, pending, schedule)).toEqual(refused({ _tag: 'NoMeetingLink' }));
  });

  it('is never open for an interview without a time [R12]', () => {
    expect(joinWindow(undefined, link, pending, schedule)).toEqual(refused({ _tag: 'NotScheduled' }));
  });

  it('is open in every other status from −5 to 60 [R12]', () => {
    for (let code = -5; code <= 60; code += 1)
      expect([code, joinWindow(schedule, link, statusOf(code), schedule)._tag]).toEqual([
        code,
        code === 14 || code === 16 ? 'Refused' : 'Allowed',
      ]);
  });

  it('stays open once open, and is open exactly if 10 minutes or less are left [R12]', () => {
    fc.assert(
      fc.property(around(schedule), fc.nat({ max: 86_400_000 }), statuses, (now, later, status) => {
        const open = joinWindow(schedule, link, status, now)._tag === 'Allowed';
        expect(open).toBe(codeOf(status) !== 14 && codeOf(status) !== 16 && (schedule - now) / 60_000 <= 10);
        if (open) expect(joinWindow(schedule, link, status, plus(now, later))).toEqual(joinable);
      }),
      { numRuns: 500 },
    );
  });
});
