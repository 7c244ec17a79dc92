import { cardActions } from '../../../domain/applications/card-actions';
import { applyStatus } from '../../../domain/applications/apply-answer';
import { newApplication } from '../../../domain/applications/new-application';
import { allowances, anApplication } from '../../support/builders/applications';
import { aPosition, externalUrl } from '../../support/builders/positions';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { oneOf, optional } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');

describe('A new application', () => {
  it('begins with applied_status 0 and status 0, and takes everything else from its position [R6a, R10]', () => {
    const position = aPosition({
      interviewKind: 'in-person',
      onboarding: true,
      resume: 'required',
      moveLimits: { video: 2, 'in-person': 0, onboarding: undefined, onsite: 1 },
      externalApplicationUrl: externalUrl('https://jobs.example.org'),
    });
    expect(newApplication(position, now)).toEqual(
      anApplication({
        positionId: position.positionId,
        communityId: position.communityId,
        applied: 'not-submitted',
        screening: 'open',
        interviewKind: 'in-person',
        onboarding: true,
        resume: 'required',
        externalApplicationUrl: 'https://jobs.example.org',
        invitedOn: now,
        allowances: allowances({
          video: { flag: true, left: 2 },
          'in-person': { flag: false, left: 0 },
          onboarding: { flag: true, left: undefined },
          onsite: { flag: true, left: 1 },
        }),
      }),
    );
  });

  it.each(cases('applications/new-application-moves', { kind: oneOf('onboarding', 'video', 'in-person', 'onsite') }))(
    '$title',
    ({ kind }) => {
      const unlimited = { video: undefined, 'in-person': undefined, onboarding: undefined, onsite: undefined };
      const application = newApplication(aPosition({ moveLimits: { ...unlimited, [kind]: 3 } }), now);
      expect(application.allowances).toEqual(allowances({ [kind]: { flag: true, left: 3 } }));
    },
  );

  it.each(
    cases('applications/new-application-answer', {
      interviewKind: optional(oneOf('video', 'in-person', 'self-record')),
    }),
  )('$title', ({ interviewKind }) => {
    const application = newApplication(aPosition({ interviewKind }), now);
    expect(applyStatus(application)).toBe(0);
    expect(cardActions(application, now).some(({ barrier }) => barrier === undefined)).toBe(true);
  });
});
