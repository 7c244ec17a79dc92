import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import {
  operatorAct,
  operatorTurns,
  type OperatorAct,
  type OperatorTurnName,
} from '../../../domain/applications/operator-acts';
import { stepTo } from '../../../domain/applications/life-step';
import { codeOf, named, statusCatalogue, statusOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { ownKeys } from '../../support/builders/own-keys';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { list, named as namedThing, number, oneOf, text } from '../../../adapters/rules/cases/columns';

const onMonday = { slot: slot('2026-12-07', '09:30', '10:00'), scheduledAt: at('2026-12-07T14:30:00Z') } as const;
const names = ownKeys(operatorTurns);
const nameOf = (code: number) => {
  const status = statusOf(code);
  return status._tag === 'Listed' ? status.name : undefined;
};
const codes = Object.values(statusCatalogue).map(({ code }) => code);

/** Everything an act needs besides its status is present: an arranged interview, and a submitted recording. */
const ready = (code: number): Application =>
  given(`status ${code}`, 'interview arranged', 'recording submitted', onMonday);

const act = (name: OperatorAct, application: Application) => operatorAct(application, name, now);

describe('An operator’s act', () => {
  /** Each act with the statuses it follows and the one it leads to, as named by R27 and defined by spec 1 §4. */
  const table = cases('applications/operator-acts-turns', { act: oneOf(...names), from: list(number), to: number });

  it('is one of 24, and each is in the table of this test [R27]', () => {
    expect(table.map(({ act: name }) => name)).toEqual(names);
    expect(table).toHaveLength(24);
  });

  it.each(table)('$title', ({ act: name, from, to }) => {
    for (const code of [...codes, 4, 18, 43, 60, -1, 0.5]) {
      const decision = act(name, ready(code));
      if (from.includes(code)) expect(decision).toMatchObject({ value: { application: { status: statusOf(to) } } });
      else
        expect(decision).toMatchObject({
          _tag: 'Refused',
          reason: { _tag: 'ActOutOfTurn', act: name, code, from: [...from].sort((a, b) => a - b).map(nameOf) },
        });
    }
  });

  it("if refused, reports the application's status and the statuses that the act can follow [R27]", () => {
    expect(act('onboarded', given('status 2'))).toEqual({
      _tag: 'Refused',
      reason: {
        _tag: 'ActOutOfTurn',
        act: 'onboarded',
        code: 2,
        meaning: 'Not Selected',
        from: ['onboarding scheduled'],
      },
    });
  });

  it.each(
    table
      .filter(({ act: name }) => name !== 'offer')
      .map(({ act: name, from: [first = 0] }): [OperatorTurnName, number] => [name, first]),
  )('%s from %d writes only the status and the slot [R27]', (name, code) => {
    const application = ready(code);
    const decision = act(name, application);
    if (decision._tag === 'Refused') throw new Error('It follows');
    const { slot: _s, scheduledAt: _t, otherAppointments: _o, status: _c, ...rest } = decision.value.application;
    expect(application).toMatchObject(rest);
    expect(decision.value).toMatchObject({ held: undefined, makesMeetingLink: false });
  });

  it('offering makes onboarding part of the application and keeps the date of the offer [R10, R27]', () => {
    expect(act('offer', given('status 13'))).toEqual({
      _tag: 'Allowed',
      value: stepTo(given('status 1', 'with onboarding', 'with an offer date')),
    });
  });
});

describe('What an act requires besides the status', () => {
  const notMade = given('status 0', 'not submitted', 'screening passed');
  const applied = given('status 0');
  const booked = given('status 0', 'interview arranged');
  const recording = given('status 0', 'self-record', 'interview arranged');
  const recorded = given('status 0', 'self-record', 'interview arranged', 'recording submitted');
  const state = namedThing({ 'not made': notMade, applied, booked, recording, recorded });

  it.each(
    cases('applications/operator-acts-needs', {
      act: oneOf(...names),
      needs: text,
      tooEarly: list(state),
      takes: list(state),
    }),
  )('$title', ({ act: name, needs, tooEarly, takes }) => {
    for (const application of tooEarly)
      expect(act(name, application)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'ActTooEarly', act: name, needs },
      });
    for (const application of takes) expect(act(name, application)._tag).toBe('Allowed');
  });

  it("a stage entered after an outcome doesn't require it again [R27]", () => {
    for (const code of [13, 42]) expect(act('invite-to-onsite', given(`status ${code}`))._tag).toBe('Allowed');
    for (const code of [13, 36, 42]) expect(act('offer', given(`status ${code}`))._tag).toBe('Allowed');
  });

  it.each(
    cases('applications/operator-acts-unfinished', {
      act: oneOf('not-selected', 'transfer', 'cancel-interview'),
    }),
  )('$title', ({ act: name }) => {
    expect(act(name, notMade)._tag).toBe('Allowed');
  });
});

describe('A slot that is still to come', () => {
  it.each(
    cases('applications/operator-acts-slot-released', {
      act: oneOf(
        'not-selected',
        'transfer',
        'cancel-interview',
        'ask-for-new-time',
        'cancel-onsite',
        'cancel-onboarding',
      ),
      from: list(oneOf(0, 35, 19, 20, 21)),
    }),
  )('$title', ({ act: name, from }) => {
    const stageIn = (code: number) => (code === 21 ? 'onboarding' : code === 35 ? 'onsite' : 'interview');
    for (const code of from)
      expect(act(name, ready(code))).toMatchObject({
        value: {
          freed: stageIn(code),
          application: { slot: undefined, scheduledAt: undefined },
        },
      });
  });

  it.each(
    cases('applications/operator-acts-slot-kept', {
      act: oneOf(
        'not-selected',
        'transfer',
        'cancel-interview',
        'cancel-onsite',
        'cancel-onboarding',
        'interview-held',
        'candidate-no-show',
        'interviewer-no-show',
        'onsite-held',
        'onboarded',
        'not-onboarded',
      ),
      from: list(oneOf(0, 19, 20, 35, 21, 3, 12, 37, 38, 13, 36, 24, 25)),
    }),
  )('$title', ({ act: name, from }) => {
    for (const code of from) expect(act(name, ready(code))).toMatchObject({ value: { freed: undefined } });
  });

  it('is not released if none is held [R27]', () => {
    expect(act('not-selected', given('status 0'))).toMatchObject({ value: { freed: undefined } });
  });

  it('stays with its stage when the next begins [R27]', () => {
    expect(act('invite-to-onsite', ready(13))).toMatchObject({
      value: {
        freed: undefined,
        application: {
          slot: undefined,
          otherAppointments: { interview: { slot: onMonday.slot, startsAt: onMonday.scheduledAt } },
        },
      },
    });
  });
});

describe('Blocking', () => {
  it('works in every status and changes nothing else, and unblocking undoes it [R10]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const blocked = act('block', application);
        expect(blocked).toEqual({ _tag: 'Allowed', value: stepTo({ ...application, blocked: true }) });
        expect(act('unblock', { ...application, blocked: true })).toEqual({
          _tag: 'Allowed',
          value: stepTo({ ...application, blocked: false }),
        });
      }),
    );
  });

  it('does not restrict the employer, whose acts still work [R10, R27]', () => {
    for (const name of names) {
      const [first = 'pending'] = operatorTurns[name].from;
      expect(act(name, { ...ready(codeOf(named(first))), blocked: true })._tag).toBe('Allowed');
    }
  });
});

describe('For any application', () => {
  it('no act of the employer uses a move of the candidate [R27]', () => {
    fc.assert(
      fc.property(applications, fc.constantFrom(...names), (application, name) => {
        const decision = act(name, application);
        if (decision._tag === 'Allowed') expect(decision.value.application.allowances).toEqual(application.allowances);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(cases('applications/operator-acts-finished', { status: number }))('$title', ({ status: code }) => {
    for (const name of names) expect(act(name, ready(code))._tag).toBe('Refused');
  });
});
