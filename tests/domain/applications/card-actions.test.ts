import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions, cardRows, decidingRow, type CardAction } from '../../../domain/applications/card-actions';
import { statusCodes } from '../../support/arbitraries/applications';
import { allowances } from '../../support/builders/applications';
import { given, now } from '../../support/builders/given';
import { at } from '../../support/builders/time';
import { inDomainWords } from '../../support/models/in-domain-words';
import { ruledCard, ruledGate } from '../../support/models/ruled-card';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

const inAnHour = at('2026-12-04T16:00:00Z');

const offered = (application: Application): readonly CardAction[] =>
  cardActions(application, now).map(({ action }) => action);

describe('The card of an application, row by row', () => {
  const rows: readonly (readonly [number, string, Application, readonly CardAction[]])[] = [
    [1, 'blocked, ready to schedule', given('blocked'), []],
    [1, 'blocked, invited to onsite', given('status 32', 'blocked'), []],
    [1, 'blocked, with an interview', given('interview in 1 hour', 'blocked', 'with a link'), []],
    [2, 'invited to onsite', given('status 32'), ['schedule-onsite']],
    [3, 'onsite scheduled', given('status 35'), ['reschedule-onsite', 'cancel-onsite']],
    [3, 'onsite scheduled, onsite_status 2', given('status 35', 'onsite locked'), ['reschedule-onsite']],
    [4, "the candidate's no-show at onsite", given('status 37'), ['reschedule-onsite']],
    [4, "the manager's no-show at onsite", given('status 38'), ['reschedule-onsite']],
    [4, 'onsite to be rescheduled later', given('status 41'), ['reschedule-onsite']],
    [5, 'offered, with onboarding', given('status 1', 'with onboarding'), ['schedule-onboarding']],
    [9, 'offered, without onboarding', given('status 1'), []],
    [6, 'onboarding scheduled', given('status 21'), ['reschedule-onboarding', 'cancel-onboarding']],
    [7, "the candidate's no-show at onboarding", given('status 24'), ['reschedule-onboarding']],
    [7, "the manager's no-show at onboarding", given('status 25'), ['reschedule-onboarding']],
    [8, "the candidate's no-show", given('status 3'), ['reschedule']],
    [8, "the interviewer's no-show", given('status 12'), ['reschedule']],
    [8, 'to be rescheduled later', given('status 16'), ['reschedule']],
    [8, 'pending in status 17', given('status 17'), ['reschedule']],
    [
      8,
      'a no-show without a resume and not selected',
      given('status 3', 'a required resume missing', 'screening not selected'),
      ['reschedule'],
    ],
    [9, 'interviewed', given('status 13'), []],
    [9, 'not selected by status', given('status 2'), []],
    [9, 'onboarded', given('status 22'), []],
    [9, 'onsite not scheduled', given('status 42'), []],
    [9, 'an unlisted status', given('status 18'), []],
    [9, 'not selected by the screening', given('screening not selected'), []],
    [9, 'not selected by the screening, with an interview', given('interview in 1 hour', 'screening not selected'), []],
    [
      10,
      'not submitted, a required resume missing',
      given('not submitted', 'a required resume missing'),
      ['upload-resume'],
    ],
    [10, 'screening submitted, a required resume missing', given('a required resume missing'), ['upload-resume']],
    [
      10,
      'screening open, a required resume missing',
      given('a required resume missing', 'screening open'),
      ['upload-resume'],
    ],
    [11, 'screening submitted but open', given('screening open'), ['submit-skill-filter']],
    [12, 'screening submitted, outcome unknown', given('screening unknown'), []],
    [
      13,
      'not submitted, with an external application',
      given('not submitted', 'external application'),
      ['apply-external'],
    ],
    [
      13,
      'not submitted, self-record, with an external application',
      given('not submitted', 'self-record', 'external application'),
      ['apply-external'],
    ],
    [14, 'not submitted, self-record', given('not submitted', 'self-record'), ['record-interview']],
    [14, 'screening passed, self-record', given('self-record'), ['record-interview']],
    [15, 'screening passed, self-record with onboarding', given('self-record', 'with onboarding'), ['schedule']],
    [15, 'screening passed, video', given('screening passed'), ['schedule']],
    [15, 'screening passed, in person', given('in person'), ['schedule']],
    [15, 'screening passed, kind unknown', given('kind unknown'), ['schedule']],
    [15, 'not submitted, video', given('not submitted'), ['schedule']],
    [15, 'not submitted, screening unknown', given('not submitted', 'screening unknown'), ['schedule']],
    [15, 'screening passed, external application', given('external application'), ['schedule']],
    [15, 'shortlisted', given('status 19'), ['schedule']],
    [15, 'reviewed', given('status 20'), ['schedule']],
    [15, 'an optional resume missing', given('an optional resume missing'), ['schedule']],
    [15, 'no resume asked for', given('no resume asked for'), ['schedule']],
    [15, 'a required resume there', given('a required resume there'), ['schedule']],
    [
      16,
      'recorded, a required resume missing',
      given('interview in 1 hour', 'self-record', 'a required resume missing', 'recording submitted'),
      ['upload-resume'],
    ],
    [17, 'recording begun', given('interview in 1 hour', 'self-record'), ['continue-recording']],
    [
      17,
      'recording begun, a required resume missing',
      given('interview in 1 hour', 'self-record', 'a required resume missing'),
      ['continue-recording'],
    ],
    [
      18,
      'recorded, with onboarding, no time yet',
      given('interview arranged', 'self-record', 'with onboarding', 'recording submitted'),
      ['schedule'],
    ],
    [19, 'video, without a link', given('interview in 1 hour'), ['reschedule', 'cancel']],
    [19, 'video, with a link', given('interview in 1 hour', 'with a link'), ['join-meeting', 'reschedule', 'cancel']],
    [20, 'in person', given('interview in 1 hour', 'in person'), ['view-details', 'reschedule', 'cancel']],
    [21, 'recorded and submitted', given('interview in 1 hour', 'self-record', 'recording submitted'), []],
    [21, 'recorded, with onboarding at a time', given('interview in 1 hour', 'self-record', 'with onboarding'), []],
    [21, 'arranged, kind unknown', given('interview in 1 hour', 'kind unknown'), []],
  ];

  it.each(rows)('row %d: %s [R10]', (row, _when, application, actions) => {
    expect(decidingRow(application).row).toBe(row);
    expect(offered(application)).toEqual(actions);
  });

  it.each(rows)('row %d: %s: gates only actions that it offers [R10]', (_row, _when, application, actions) => {
    expect(decidingRow(application).gated.filter((action) => !actions.includes(action))).toEqual([]);
  });

  it('has an example of each of the 21 rows, and the table keeps their order [R10]', () => {
    expect(new Set(rows.map(([row]) => row)).size).toBe(21);
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
