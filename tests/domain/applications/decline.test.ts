import * as t from 'io-ts';
import * as fc from 'fast-check';
import { codeOf, meaningOf, statusOf } from '../../../domain/applications/status-catalogue';
import { decline, declinedRedirect, isDeclinable, mayDecline } from '../../../domain/applications/decline';
import { statuses } from '../../support/arbitraries/applications';
import { cases } from '../../support/cases/cases';
import { dataOf, number, oneOf, text } from '../../../adapters/rules/cases/columns';

const because = 'I found another job';
const open = (code: number) => ({ status: statusOf(code), blocked: false });

describe('Declining', () => {
  it('goes to My Job Applications after 2 s [spec 2 §4.8, §9]', () => {
    expect(declinedRedirect).toBe(2_000);
  });

  it.each(
    cases('applications/decline-new-status', { declined: oneOf('offer', 'invitation'), from: number, to: number }),
  )('$title', ({ declined: what, from, to }) => {
    expect(decline(what, open(from), ` ${because} `)).toEqual({
      _tag: 'Allowed',
      value: { what, reason: because, status: statusOf(to) },
    });
  });

  it.each(cases('applications/decline-possible', { declined: oneOf('offer', 'invitation'), status: oneOf(1, 32) }))(
    '$title',
    ({ declined: what, status: only }) => {
      for (let code = -5; code <= 60; code += 1) {
        expect([code, isDeclinable(what, statusOf(code))]).toEqual([code, code === only]);
        if (code !== only)
          expect(decline(what, open(code), because)).toEqual({
            _tag: 'Refused',
            reason: { _tag: 'NothingToDecline', what, code, meaning: meaningOf(statusOf(code)) },
          });
      }
    },
  );

  it('is possible or not regardless of the reason [R27, R10b]', () => {
    expect(mayDecline('offer', open(1))).toEqual({ _tag: 'Allowed', value: undefined });
    expect(mayDecline('invitation', open(32))).toEqual({ _tag: 'Allowed', value: undefined });
    expect(mayDecline('offer', open(32))).toMatchObject({ _tag: 'Refused', reason: { _tag: 'NothingToDecline' } });
    expect(mayDecline('offer', { ...open(1), blocked: true })).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'CandidateBlocked' },
    });
  });

  it.each(cases('applications/decline-needs-reason', { reason: text, refusal: dataOf(t.UnknownRecord) }))(
    '$title',
    ({ reason, refusal }) => {
      expect(decline('offer', open(1), reason)).toEqual({ _tag: 'Refused', reason: refusal });
      expect(decline('invitation', open(32), reason)).toEqual({ _tag: 'Refused', reason: refusal });
    },
  );

  it('is never open to a blocked candidate [R10 row 1, R10b]', () => {
    const refusal = { _tag: 'Refused', reason: { _tag: 'CandidateBlocked' } };
    expect(decline('offer', { status: statusOf(1), blocked: true }, because)).toEqual(refusal);
    expect(decline('invitation', { status: statusOf(32), blocked: true }, because)).toEqual(refusal);
  });

  it('works only from an open offer or invitation, with a reason [R27]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('offer', 'invitation'),
        statuses,
        fc.boolean(),
        fc.string(),
        (what, status, blocked, reason) => {
          const answer = decline(what, { status, blocked }, reason);
          if (answer._tag === 'Refused') return;
          expect([blocked, reason.trim() === '']).toEqual([false, false]);
          expect([codeOf(status), codeOf(answer.value.status)]).toEqual(what === 'offer' ? [1, 30] : [32, 34]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
