import * as fc from 'fast-check';
import {
  callParameters,
  callStep,
  startCall,
  type CallEvent,
  type CallPhase,
  type CallState,
} from '../../../domain/live-interview/call-state';
import { act, playActs } from '../../support/models/acts';
import { cases } from '../../support/cases/cases';
import { data, list, oneOf, text, yesNo } from '../../../adapters/rules/cases/columns';

const is = (phase: CallPhase, muted = false): CallState => ({ phase, muted });
const events: readonly CallEvent['_tag'][] = [
  ...(['Accepted', 'Rejected', 'Disconnected', 'EndPressed', 'MutePressed', 'CallAgainPressed'] as const),
];
const ends = ['closed', 'cancelled', 'disconnected', 'rejected'] as const satisfies readonly CallPhase[];

describe('The call of an audio interview', () => {
  it('starts dialing, unmuted [spec 2 §4.6]', () => {
    expect(startCall).toEqual([is('connecting'), [{ _tag: 'Dial' }]]);
  });

  it.each(
    cases('live-interview/call-state-next', {
      from: oneOf('closed', 'connecting', 'accepted', 'rejected', 'disconnected', 'cancelled'),
      event: oneOf('Accepted', 'Rejected', 'Disconnected', 'EndPressed'),
      to: oneOf('closed', 'accepted', 'rejected', 'disconnected', 'cancelled'),
      commands: data,
    }),
  )('$title', ({ from, event, to, commands }) => {
    expect(callStep(is(from), { _tag: event })).toEqual([is(to), commands]);
  });

  it.each(
    cases('live-interview/call-state-unchanged', {
      phase: oneOf('closed', 'connecting', 'accepted', 'rejected', 'disconnected', 'cancelled'),
      nothing: list(oneOf('MutePressed', 'CallAgainPressed', 'Accepted', 'Rejected', 'Disconnected', 'EndPressed')),
    }),
  )('$title', ({ phase, nothing }) => {
    for (const event of nothing) expect(callStep(is(phase, true), { _tag: event })).toEqual([is(phase, true), []]);
  });

  it.each(cases('live-interview/call-state-muted', { muted: yesNo, then: yesNo }))('$title', ({ muted, then }) => {
    expect(callStep(is('accepted', muted), { _tag: 'MutePressed' })).toEqual([
      is('accepted', then),
      [{ _tag: 'Mute', muted: then }],
    ]);
  });

  it.each(cases('live-interview/call-state-again', { end: oneOf(...ends) }))('$title', ({ end }) => {
    expect(callStep(is(end, true), { _tag: 'CallAgainPressed' })).toEqual([is('connecting'), [{ _tag: 'Dial' }]]);
  });

  it('never has two connections open, and hangs up only what it dialed [spec 2 §4.6]', () => {
    interface Line {
      lines: number;
      on: boolean;
      muted: boolean;
    }
    interface Real {
      state: CallState;
    }
    /** The telephone itself, without our states: a line that rings, is in a call, or is down. */
    const hear = (line: Line, event: CallEvent['_tag']): void => {
      if (event === 'Accepted' && line.lines === 1) line.on = true;
      if (event === 'Rejected' && !line.on) line.lines = 0;
      if (event === 'Disconnected' || event === 'EndPressed') [line.lines, line.on] = [0, false];
      if (event === 'MutePressed' && line.on) line.muted = !line.muted;
      if (event === 'CallAgainPressed' && line.lines === 0) [line.lines, line.muted] = [1, false];
    };
    playActs<Line, Real>(
      events.map((event) =>
        fc.constant(
          act(event, (line, real) => {
            const linesBefore = line.lines;
            const [state, commands] = callStep(real.state, { _tag: event });
            hear(line, event);
            expect(ends.some((end) => end === state.phase)).toBe(line.lines === 0);
            expect(state.phase === 'accepted').toBe(line.on);
            if (line.on) expect(state.muted).toBe(line.muted);
            expect(commands.filter(({ _tag }) => _tag === 'Dial')).toHaveLength(Math.max(0, line.lines - linesBefore));
            expect(commands.some(({ _tag }) => _tag === 'HangUp')).toBe(event === 'EndPressed' && linesBefore === 1);
            real.state = state;
          }),
        ),
      ),
      fc
        .constant(null)
        .map(() => ({ model: { lines: 1, on: false, muted: false }, real: { state: is('connecting') } })),
    );
  });

  it.each(cases('live-interview/call-state-caller-number', { phone: text, from: text }))(
    '$title',
    ({ phone, from }) => {
      expect(callParameters(phone, '4711#')).toEqual({ from, digits: '4711#' });
    },
  );
});
