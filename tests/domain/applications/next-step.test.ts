import * as fc from 'fast-check';
import { cardActions } from '../../../domain/applications/card-actions';
import { nextStep } from '../../../domain/applications/next-step';
import { applications } from '../../support/arbitraries/applications';
import { now } from '../../support/builders/given';
import { cases } from '../../support/cases/cases';
import { data } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

describe('Whose turn it is', () => {
  it.each(cases('applications/next-step', { application, answer: data }))(
    '$title',
    ({ application, answer: expected }) => {
      expect(nextStep(application, now)).toEqual(expected);
    },
  );

  it('is the candidate’s only if their card has an enabled action [R10, R10b]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const next = nextStep(application, now);
        const usable = cardActions(application, now).filter(({ barrier }) => barrier === undefined);
        if (next._tag === 'YourTurn') expect(usable.map(({ action }) => action)).toContain(next.action);
        if (next._tag === 'EmployersTurn' || next._tag === 'Over') expect(usable).toEqual([]);
        if (application.blocked) expect(['EmployersTurn', 'Over']).toContain(next._tag);
      }),
      { numRuns: 1_000 },
    );
  });
});
