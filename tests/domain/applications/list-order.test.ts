import * as fc from 'fast-check';
import { inListOrder } from '../../../domain/applications/list-order';
import type { Instant } from '../../../domain/time/instant';
import { at, atMs } from '../../support/builders/time';

interface Listed {
  readonly name: string;
  readonly scheduledAt: Instant | undefined;
  readonly invitedOn: Instant | undefined;
}

const listed = (name: string, scheduledAt?: string, invitedOn?: string): Listed => ({
  name,
  scheduledAt: scheduledAt === undefined ? undefined : at(scheduledAt),
  invitedOn: invitedOn === undefined ? undefined : at(invitedOn),
});

const names = (applications: readonly Listed[]): readonly string[] => inListOrder(applications).map(({ name }) => name);

/** Few distinct times, so that ties are common. */
const perhapsATime = fc.option(fc.nat({ max: 4 }).map(atMs), { nil: undefined });
const lists = fc
  .array(fc.record({ scheduledAt: perhapsATime, invitedOn: perhapsATime }), { maxLength: 12 })
  .map((times) => times.map((when, n): Listed => ({ name: String(n), ...when })));

/** Whether `a` must come before `b`, by the words of the ruling; false for ties. */
const standsAbove = (a: Listed, b: Listed): boolean => {
  if (a.scheduledAt !== undefined) return b.scheduledAt === undefined || a.scheduledAt > b.scheduledAt;
  if (b.scheduledAt !== undefined) return false;
  if (a.invitedOn !== undefined) return b.invitedOn === undefined || a.invitedOn > b.invitedOn;
  return false;
};

describe('The order of My Job Applications', () => {
  it('is by schedule time, newest first [R13, spec 1 §4]', () => {
    expect(
      names([
        listed('on the 4th', '2026-12-04T15:00:00Z'),
        listed('on the 5th', '2026-12-05T15:00:00Z'),
        listed('on the 3rd', '2026-12-03T15:00:00Z'),
      ]),
    ).toEqual(['on the 5th', 'on the 4th', 'on the 3rd']);
  });

  it('puts applications without a schedule time after those that have one, newest invitation first [R13]', () => {
    expect(
      names([
        listed('invited in October', undefined, '2026-10-01T00:00:00Z'),
        listed('never invited'),
        listed('scheduled long ago', '2020-01-01T00:00:00Z', '2019-01-01T00:00:00Z'),
        listed('invited in November', undefined, '2026-11-01T00:00:00Z'),
      ]),
    ).toEqual(['scheduled long ago', 'invited in November', 'invited in October', 'never invited']);
  });

  it("keeps the server's order of applications with the same schedule time, whenever they were invited [R13]", () => {
    expect(
      names([
        listed('first', '2026-12-04T15:00:00Z', '2026-10-01T00:00:00Z'),
        listed('second', '2026-12-04T15:00:00Z', '2026-11-01T00:00:00Z'),
        listed('third', '2026-12-04T15:00:00Z'),
      ]),
    ).toEqual(['first', 'second', 'third']);
  });

  it("keeps the server's order of applications that were invited together, or never [R13]", () => {
    expect(
      names([listed('a', undefined, '2026-10-01T00:00:00Z'), listed('b', undefined, '2026-10-01T00:00:00Z')]),
    ).toEqual(['a', 'b']);
    expect(names([listed('c'), listed('d')])).toEqual(['c', 'd']);
  });

  it("is a stable total order: no two are out of order, and ties keep the server's order [R13]", () => {
    fc.assert(
      fc.property(lists, (applications) => {
        const ordered = inListOrder(applications);
        ordered.forEach((upper, n) => {
          for (const lower of ordered.slice(n + 1)) {
            expect(standsAbove(lower, upper)).toBe(false);
            if (!standsAbove(upper, lower)) expect(Number(upper.name)).toBeLessThan(Number(lower.name));
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  it('neither loses nor adds applications, does not modify its input, and is idempotent [R13]', () => {
    fc.assert(
      fc.property(lists, (applications) => {
        const given = [...applications];
        const ordered = inListOrder(applications);
        expect(applications).toEqual(given);
        expect(new Set(ordered)).toEqual(new Set(applications));
        expect(ordered).toHaveLength(applications.length);
        expect(inListOrder(ordered)).toEqual(ordered);
      }),
    );
  });

  it("does not depend on the server's order unless there are ties [R13]", () => {
    const distinct = fc.uniqueArray(fc.nat({ max: 1_000 }), { maxLength: 10 }).map((times) =>
      times.map((ms, n): Listed => ({
        name: String(ms),
        scheduledAt: n % 2 === 0 ? atMs(ms) : undefined,
        invitedOn: n % 2 === 0 ? undefined : atMs(ms),
      })),
    );
    fc.assert(
      fc.property(distinct, (applications) => {
        expect(names([...applications].reverse())).toEqual(names(applications));
      }),
    );
  });
});
