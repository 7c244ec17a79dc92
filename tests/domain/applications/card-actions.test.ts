import * as fc from 'fast-check';
import type { Application, MoveKind } from '../../../domain/applications/application';
import { cardActions, cardRows, decidingRow, type CardAction } from '../../../domain/applications/card-actions';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { statusCodes } from '../../support/arbitraries/applications';
import { allowances, anApplication } from '../../support/builders/applications';
import { at } from '../../support/builders/time';
import { inDomainWords } from '../../support/models/in-domain-words';
import { ruledCard, ruledGate } from '../../support/models/ruled-card';

const now = at('2026-12-04T15:00:00Z');
const inAnHour = at('2026-12-04T16:00:00Z');

const inStatus = (code: number, changes: Partial<Application> = {}): Application =>
  anApplication({ status: statusOf(code), ...changes });
const notSubmitted = (changes: Partial<Application> = {}): Application =>
  anApplication({ applied: 'not-submitted', screening: 'open', ...changes });
const arranged = (changes: Partial<Application> = {}): Application =>
  anApplication({ applied: 'interview-arranged', scheduledAt: inAnHour, ...changes });

const offered = (application: Application): readonly CardAction[] =>
  cardActions(application, now).map(({ action }) => action);

const selfRecord = { interviewKind: 'self-record' } as const;
const missingResume = { resume: 'required', hasResume: false } as const;

describe('The card of an application, row by row', () => {
  const rows: readonly (readonly [number, string, Application, readonly CardAction[]])[] = [
    [1, 'blocked, ready to schedule', anApplication({ blocked: true }), []],
    [1, 'blocked, invited to onsite', inStatus(32, { blocked: true }), []],
    [1, 'blocked, with an interview', arranged({ blocked: true, meetingLink: 'https://meet.example.org/a' }), []],
    [2, 'invited to onsite', inStatus(32), ['schedule-onsite']],
    [3, 'onsite scheduled', inStatus(35), ['reschedule-onsite', 'cancel-onsite']],
    [3, 'onsite scheduled, onsite_status 2', inStatus(35, { onsiteLocked: true }), ['reschedule-onsite']],
    [4, "the candidate's no-show at onsite", inStatus(37), ['reschedule-onsite']],
    [4, "the manager's no-show at onsite", inStatus(38), ['reschedule-onsite']],
    [4, 'onsite to be rescheduled later', inStatus(41), ['reschedule-onsite']],
    [5, 'offered, with onboarding', inStatus(1, { onboarding: true }), ['schedule-onboarding']],
    [9, 'offered, without onboarding', inStatus(1), []],
    [6, 'onboarding scheduled', inStatus(21), ['reschedule-onboarding', 'cancel-onboarding']],
    [7, "the candidate's no-show at onboarding", inStatus(24), ['reschedule-onboarding']],
    [7, "the manager's no-show at onboarding", inStatus(25), ['reschedule-onboarding']],
    [8, "the candidate's no-show", inStatus(3), ['reschedule']],
    [8, "the interviewer's no-show", inStatus(12), ['reschedule']],
    [8, 'to be rescheduled later', inStatus(16), ['reschedule']],
    [8, 'pending in status 17', inStatus(17), ['reschedule']],
    [
      8,
      'a no-show without a resume and not selected',
      inStatus(3, { ...missingResume, screening: 'not-selected' }),
      ['reschedule'],
    ],
    [9, 'interviewed', inStatus(13), []],
    [9, 'not selected by status', inStatus(2), []],
    [9, 'onboarded', inStatus(22), []],
    [9, 'onsite not scheduled', inStatus(42), []],
    [9, 'an unlisted status', inStatus(18), []],
    [9, 'not selected by the screening', anApplication({ screening: 'not-selected' }), []],
    [9, 'not selected by the screening, with an interview', arranged({ screening: 'not-selected' }), []],
    [10, 'not submitted, a required resume missing', notSubmitted(missingResume), ['upload-resume']],
    [10, 'screening submitted, a required resume missing', anApplication(missingResume), ['upload-resume']],
    [
      10,
      'screening open, a required resume missing',
      anApplication({ ...missingResume, screening: 'open' }),
      ['upload-resume'],
    ],
    [11, 'screening submitted but open', anApplication({ screening: 'open' }), ['submit-skill-filter']],
    [12, 'screening submitted, outcome unknown', anApplication({ screening: 'unknown' }), []],
    [
      13,
      'not submitted, with an external application',
      notSubmitted({ externalApplicationUrl: 'https://jobs.example.org' }),
      ['apply-external'],
    ],
    [
      13,
      'not submitted, self-record, with an external application',
      notSubmitted({ ...selfRecord, externalApplicationUrl: 'https://jobs.example.org' }),
      ['apply-external'],
    ],
    [14, 'not submitted, self-record', notSubmitted(selfRecord), ['record-interview']],
    [14, 'screening passed, self-record', anApplication(selfRecord), ['record-interview']],
    [
      15,
      'screening passed, self-record with onboarding',
      anApplication({ ...selfRecord, onboarding: true }),
      ['schedule'],
    ],
    [15, 'screening passed, video', anApplication(), ['schedule']],
    [15, 'screening passed, in person', anApplication({ interviewKind: 'in-person' }), ['schedule']],
    [15, 'screening passed, kind unknown', anApplication({ interviewKind: undefined }), ['schedule']],
    [15, 'not submitted, video', notSubmitted(), ['schedule']],
    [15, 'not submitted, screening unknown', notSubmitted({ screening: 'unknown' }), ['schedule']],
    [
      15,
      'screening passed, external application',
      anApplication({ externalApplicationUrl: 'https://jobs.example.org' }),
      ['schedule'],
    ],
    [15, 'shortlisted', inStatus(19), ['schedule']],
    [15, 'reviewed', inStatus(20), ['schedule']],
    [15, 'an optional resume missing', anApplication({ resume: 'optional' }), ['schedule']],
    [15, 'no resume asked for', anApplication({ resume: 'none' }), ['schedule']],
    [15, 'a required resume there', anApplication({ resume: 'required', hasResume: true }), ['schedule']],
    [
      16,
      'recorded, a required resume missing',
      arranged({ ...selfRecord, ...missingResume, selfRecordCompleted: true }),
      ['upload-resume'],
    ],
    [17, 'recording begun', arranged(selfRecord), ['continue-recording']],
    [
      17,
      'recording begun, a required resume missing',
      arranged({ ...selfRecord, ...missingResume }),
      ['continue-recording'],
    ],
    [
      18,
      'recorded, with onboarding, no time yet',
      arranged({ ...selfRecord, onboarding: true, scheduledAt: undefined, selfRecordCompleted: true }),
      ['schedule'],
    ],
    [19, 'video, without a link', arranged(), ['reschedule', 'cancel']],
    [
      19,
      'video, with a link',
      arranged({ meetingLink: 'https://meet.example.org/a' }),
      ['join-meeting', 'reschedule', 'cancel'],
    ],
    [20, 'in person', arranged({ interviewKind: 'in-person' }), ['view-details', 'reschedule', 'cancel']],
    [21, 'recorded and submitted', arranged({ ...selfRecord, selfRecordCompleted: true }), []],
    [21, 'recorded, with onboarding at a time', arranged({ ...selfRecord, onboarding: true }), []],
    [21, 'arranged, kind unknown', arranged({ interviewKind: undefined }), []],
  ];

  it.each(rows)('row %d: %s [R10]', (row, _when, application, actions) => {
    expect(decidingRow(application).row).toBe(row);
    expect(offered(application)).toEqual(actions);
  });

  it.each(rows)('row %d: %s: gates nothing that it does not offer [R10]', (_row, _when, application, actions) => {
    expect(decidingRow(application).gated.filter((action) => !actions.includes(action))).toEqual([]);
  });

  it('has an example of each of the 21 rows, and the table keeps their order [R10]', () => {
    expect(new Set(rows.map(([row]) => row)).size).toBe(21);
    const order = cardRows.map(({ row }) => row);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  });
});

describe('The first row that fits decides', () => {
  it.each([
    ['blocked before invited to onsite', inStatus(32, { blocked: true }), 1],
    ['offered with onboarding before finished', inStatus(1, { onboarding: true, screening: 'not-selected' }), 5],
    ['not selected before a missing resume', anApplication({ ...missingResume, screening: 'not-selected' }), 9],
    ['a missing resume before an open screening', anApplication({ ...missingResume, screening: 'open' }), 10],
    ['an open screening before a recording', anApplication({ ...selfRecord, screening: 'open' }), 11],
    ['an unknown outcome before a recording', anApplication({ ...selfRecord, screening: 'unknown' }), 12],
    [
      'an external application before a recording',
      notSubmitted({ ...selfRecord, externalApplicationUrl: 'https://x.example' }),
      13,
    ],
    ['a missing resume before Join Meeting', arranged({ ...missingResume, selfRecordCompleted: true }), 16],
  ] as const)('%s [R10]', (_what, application, row) => {
    expect(decidingRow(application).row).toBe(row);
  });

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
