import { isActRefusal, notOffered } from '../../../domain/applications/act-refusals';
import { refused } from '../../../domain/decision';
import { given } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('A refusal of the act itself', () => {
  it.each(cases('applications/act-refusals-told-apart', { outcome: text }))('$title', ({ outcome: _tag }) => {
    expect(isActRefusal({ _tag })).toBe(true);
  });

  it.each(cases('applications/act-refusals-other-answers', { outcome: text }))('$title', ({ outcome: _tag }) => {
    expect(isActRefusal({ _tag })).toBe(false);
  });
});

describe('An act that is not offered', () => {
  it('is refused with what the card offers instead, and with a time only if one is held [R10b]', () => {
    const application = given('status 22');
    const held = slot('2026-12-04', '09:00', '09:30');
    const reason = { _tag: 'ActNotOffered', act: 'Withdraw', status: 'Onboarded', offered: [] };
    expect(notOffered('Withdraw', application)).toStrictEqual(refused(reason));
    expect(notOffered('Withdraw', application, held)).toStrictEqual(refused({ ...reason, held }));
  });
});
