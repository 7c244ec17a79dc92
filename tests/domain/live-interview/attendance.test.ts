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
import { duration, number, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

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

  it.each(
    cases('live-interview/attendance-status', {
      visitsLeft: number,
      there: yesNo,
      status: oneOf('Joined', 'Left'),
      later: duration,
      answer: text,
    }),
  )('$title', ({ visitsLeft, there, status, later, answer }) => {
    const visits = [...leftTimes(visitsLeft), ...(there ? [visit()] : [])];
    expect(attend(visits, status, plus(start, later))).toBe(answer);
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
