import { candidateActs } from '../../../domain/applications/act-refusals';
import { noAppointments } from '../../../domain/applications/application';
import { operatorTurns } from '../../../domain/applications/operator-acts';
import {
  begun,
  changeFrom,
  eventTypes,
  occurred,
  theCandidate,
  thePortal,
  typeOfAct,
} from '../../../domain/applications/application-event';
import { text } from '../../../adapters/rules/cases/columns';
import { anApplication } from '../../support/builders/applications';
import { cases } from '../../support/cases/cases';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';

const noon = at('2026-12-04T18:00:00Z');

describe('Events of applications', () => {
  it('have a type for every act, and no two acts share one [R27]', () => {
    const acts = [...candidateActs, ...Object.keys(operatorTurns), 'block', 'unblock'];
    expect(Object.keys(typeOfAct).sort()).toEqual(acts.sort());
    expect(new Set(eventTypes).size).toBe(eventTypes.length);
    expect(eventTypes).toHaveLength(acts.length + 7);
  });

  it('are named in snake case, by what they are about and what happened', () => {
    for (const type of eventTypes)
      expect(type).toMatch(/^(application|resume|answer|message|attendance)\.[a-z]+(_[a-z]+)*$/);
  });

  it.each(cases('applications/application-event-type', { act: text, type: text }))('$title', ({ act, type }) => {
    expect(new Map<string, string>(Object.entries(typeOfAct)).get(act)).toBe(type);
  });

  it('have the application as it became, with the appointment of its own stage', () => {
    const onsite = { slot: slot('2026-12-08', '10:00'), startsAt: noon };
    const before = anApplication();
    const after = anApplication({ blocked: true, otherAppointments: { ...noAppointments, onsite } });
    expect(changeFrom(before, after)).toEqual({
      before: before.status,
      after: { ...after, otherAppointments: noAppointments },
    });
    expect(changeFrom(undefined, after).before).toBeUndefined();
  });

  it('begin with the application, made by the candidate or by an import', () => {
    const application = anApplication();
    expect(begun('application.imported', thePortal, noon, application)).toEqual({
      type: 'application.imported',
      by: { _tag: 'Portal' },
      at: noon,
      change: { before: undefined, after: application },
      reason: undefined,
      topic: undefined,
    });
  });

  it('say of what changes nothing only that it happened', () => {
    expect(occurred('attendance.joined', theCandidate, noon)).toEqual({
      type: 'attendance.joined',
      by: { _tag: 'Candidate' },
      at: noon,
      change: undefined,
      reason: undefined,
      topic: undefined,
    });
  });
});
