import fc from 'fast-check';
import { createElement } from 'react';
import { labelOf, steadyAtFirst, steadyStep, type SteadyEvent } from '../../../ui/kit/steady-press';

const drawn = (meaning: string | undefined): SteadyEvent => ({ _tag: 'Drawn', meaning });
const passed: SteadyEvent = { _tag: 'TimePassed' };
const appeared: SteadyEvent = { _tag: 'AppearedWherePressed' };

const after = (first: string | undefined, ...events: readonly SteadyEvent[]) =>
  events.reduce(steadyStep, steadyAtFirst(first));

describe('A button that has changed its meaning', () => {
  it.each<[string, string | undefined, readonly SteadyEvent[], boolean]>([
    ['takes its first press at once', 'Record', [], false],
    ['takes a press after it was drawn again', 'Record', [drawn('Record')], false],
    ['takes none once Record has become Stop', 'Record', [drawn('Stop')], true],
    ['takes one when its time is over', 'Record', [drawn('Stop'), passed], false],
    ['takes none after it was busy and means something else', 'Stop', [drawn(undefined), drawn('Next')], true],
    ['takes one after it was busy and means the same', 'Save', [drawn(undefined), drawn('Save')], false],
    ['takes its first press if it was busy from the start', undefined, [drawn('Save')], false],
    ['takes none if it has appeared under the pointer', 'Yes', [appeared], true],
    ['takes one a while after it has appeared under the pointer', 'Yes', [appeared, passed], false],
  ])('%s', (_, first, events, isNew) => {
    expect(after(first, ...events).isNew).toBe(isNew);
  });

  it('takes a press exactly if nothing has changed since its time was over', () => {
    const meaning = fc.constantFrom('Record', 'Stop', undefined);
    const event = fc.oneof(meaning.map(drawn), fc.constant(passed), fc.constant(appeared));
    fc.assert(
      fc.property(meaning, fc.array(event), (first, events) => {
        let last: string | undefined = first;
        let isNew = false;
        for (const one of events) {
          if (one._tag === 'TimePassed') isNew = false;
          if (one._tag === 'AppearedWherePressed') isNew = true;
          if (one._tag !== 'Drawn' || one.meaning === undefined || one.meaning === last) continue;
          isNew = last !== undefined;
          last = one.meaning;
        }
        return after(first, ...events).isNew === isNew;
      }),
    );
  });

  it('means its words, however they are set, and not its numbers', () => {
    const icon = createElement('svg');
    expect(labelOf([icon, 'Stop'])).toBe('Stop');
    expect(labelOf(createElement('span', undefined, 'Send ', createElement('b', undefined, 'now')))).toBe('Send now');
    expect(labelOf('3 new messages')).toBe(labelOf('12 new messages'));
    expect(labelOf([undefined, null, false, 7])).toBe('');
  });
});
