import * as fc from 'fast-check';
import {
  attend,
  currentVisit,
  leftAt,
  signOfLifeEvery,
  silentAfter,
  type Visit,
} from '../../../domain/live-interview/attendance';
import { atMs, at } from '../../support/builders/time';
import { plus } from '../../../domain/time/instant';
import { cases } from '../../support/cases/cases';
import { duration, number, optional } from '../../../adapters/rules/cases/columns';

const start = at('2026-12-04T15:30:00Z');
const visit = (changes: Partial<Visit> = {}): Visit => ({
  joinedAt: start,
  seenAt: start,
  leftAt: undefined,
  ...changes,
});

const leftTimes = (times: number): readonly Visit[] => Array.from({ length: times }, () => visit({ leftAt: start }));

describe('Attendance', () => {
  it('counts a page as dead after 60 s without a heartbeat, and expects three in that time [R37]', () => {
    expect([silentAfter, signOfLifeEvery]).toEqual([60_000, 20_000]);
  });

  it.each(cases('live-interview/attendance-silent-page', { silent: duration, answer: optional(number) }))(
    '$title',
    ({ silent, answer: expected }) => {
      expect(leftAt(visit(), plus(start, silent))).toBe(expected);
    },
  );

  it('ends with Left, whatever comes later [R37]', () => {
    expect(leftAt(visit({ leftAt: plus(start, 5) }), plus(start, 999_999))).toBe(plus(start, 5));
  });

  it.each([
    ['the first Joined', [], 'Joined', 0, 'begins'],
    ['Joined again while there', [visit()], 'Joined', 20_000, 'goes-on'],
    ['Joined after a death', [visit()], 'Joined', 60_000, 'begins'],
    ['Joined after Left', [visit({ leftAt: start })], 'Joined', 1, 'begins'],
    ['Left while there', [visit()], 'Left', 59_999, 'ends'],
    ['Left after a death', [visit()], 'Left', 60_000, 'nothing'],
    ['Left twice', [visit({ leftAt: start })], 'Left', 1, 'nothing'],
    ['Left without Joined', [], 'Left', 0, 'nothing'],
    ['Joined after the 99th Left', leftTimes(99), 'Joined', 1, 'begins'],
    ['Joined after the 100th Left', leftTimes(100), 'Joined', 1, 'goes-on'],
    ['Joined after the 101st Left', leftTimes(101), 'Joined', 1, 'goes-on'],
  ] as const)('%s [R37]', (_what, visits, status, later, expected) => {
    expect(attend(visits, status, plus(start, later))).toBe(expected);
  });

  it('is inside exactly if a Joined arrived less than 60 s ago and no Left since [R37]', () => {
    const signs = fc.array(fc.tuple(fc.constantFrom('Joined' as const, 'Left' as const), fc.nat({ max: 90_000 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(signs, (all) => {
        let now = 0;
        let lastSign: number | undefined;
        let visits: readonly Visit[] = [];
        for (const [status, pause] of all) {
          now += pause;
          const inside = lastSign !== undefined && now - lastSign < 60_000;
          expect(currentVisit(visits, atMs(now)) !== undefined).toBe(inside);
          const change = attend(visits, status, atMs(now));
          const last = visits.at(-1);
          if (change === 'begins') visits = [...visits, { joinedAt: atMs(now), seenAt: atMs(now), leftAt: undefined }];
          else if (last !== undefined && change !== 'nothing')
            visits = [
              ...visits.slice(0, -1),
              { ...last, seenAt: atMs(now), leftAt: change === 'ends' ? atMs(now) : undefined },
            ];
          lastSign = status === 'Joined' ? now : undefined;
        }
      }),
    );
  });
});
