import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions, cardRows, decidingRow, type CardAction } from '../../../domain/applications/card-actions';
import { statusCodes } from '../../support/arbitraries/applications';
import { allowances } from '../../support/builders/applications';
import { now } from '../../support/builders/given';
import { at } from '../../support/builders/time';
import { inDomainWords } from '../../support/models/in-domain-words';
import { ruledCard, ruledGate } from '../../support/models/ruled-card';
import { cases } from '../../support/cases/cases';
import { list, number, text } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

const inAnHour = at('2026-12-04T16:00:00Z');

const offered = (application: Application): readonly CardAction[] =>
  cardActions(application, now).map(({ action }) => action);

describe('The card of an application, row by row', () => {
  const rows = cases('applications/card-actions-rows', { when: text, application, row: number, actions: list(text) });

  it.each(rows)('$title', ({ row, application, actions }) => {
    expect(decidingRow(application).row).toBe(row);
    expect(offered(application)).toEqual(actions);
  });

  it.each(rows)('row $row: $when: gates only actions that it offers [R10]', ({ application, actions }) => {
    expect(decidingRow(application).gated.filter((action) => !actions.includes(action))).toEqual([]);
  });

  it('has an example of each of the 21 rows, and the table keeps their order [R10]', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(21);
    const order = cardRows.map(({ row }) => row);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });
});

describe('The first row that fits decides', () => {
  it.each(cases('applications/card-actions-first-row', { application, row: number }))(
    '$title',
    ({ application, row }) => {
      expect(decidingRow(application).row).toBe(row);
    },
  );

  it('offers what the ruling says, read row by row from its text, for every application [R10]', () => {
    const wire = fc.record({
      block_candidate: fc.constantFrom(false, false, false, false, true),
      status: statusCodes,
      applied_status: fc.constantFrom(0, 1, 2),
      sf_status: fc.constantFrom(0, 8, 9, 10, 11, 5, -1),
      interview_type: fc.constantFrom('', 'video_interview', 'in_person_interview', 'self_record_interview'),
      onboarding_status: fc.boolean(),
      onsite_status: fc.constantFrom(0, 1, 2),
      upload_resume: fc.constantFrom(0, 1, 2),
      resume_path: fc.constantFrom('', 'resume.pdf'),
      adp_url: fc.constantFrom('', 'https://jobs.example.org'),
      self_record_completed: fc.boolean(),
      schedule_time: fc.constantFrom(undefined, inAnHour),
      link: fc.constantFrom('', 'https://meet.example.org/a'),
    });
    fc.assert(
      fc.property(wire, (card) => {
        const application = inDomainWords(card);
        const { row, actions } = ruledCard(card);
        expect([decidingRow(application).row, offered(application)]).toEqual([row, actions]);
        expect(decidingRow(application).when(application)).toBe(true);
        const gate = ruledGate(card);
        const without = (kind: MoveKind): Application => ({
          ...application,
          allowances: allowances({ [kind]: { flag: false, left: undefined } }),
        });
        for (const kind of ['video', 'in-person', 'onboarding', 'onsite'] as const) {
          const gated = cardActions(without(kind), now).filter(({ barrier }) => barrier?._tag === 'NoMovesLeft');
          expect(gated.map(({ action }) => action.startsWith('reschedule'))).toEqual(kind === gate ? [true] : []);
        }
      }),
      { numRuns: 500 },
    );
  });
});
