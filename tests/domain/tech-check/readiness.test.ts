import * as fc from 'fast-check';
import {
  defaultThreshold,
  needsRecheck,
  speedThreshold,
  techCheck,
  type TechCheckFindings,
} from '../../../domain/tech-check/readiness';
import { cases } from '../../support/cases/cases';
import { data, number, oneOf, optional, yesNo } from '../../../adapters/rules/cases/columns';

const good: TechCheckFindings = { camera: 'granted', microphone: 'granted', speed: 2 };
const failed = (...faults: readonly object[]) => ({ _tag: 'Refused', reason: { _tag: 'TechCheckFailed', faults } });
const pending = (...waitingFor: readonly string[]) => ({
  _tag: 'Refused',
  reason: { _tag: 'TechCheckPending', waitingFor },
});

/** Blank: not asked yet. */
const permission = optional(oneOf('granted', 'denied'));

describe('The tech check', () => {
  it('requires 2 Mbps if the server says nothing [R22, spec 2 §9]', () => {
    expect(defaultThreshold).toBe(2);
  });

  it.each(
    cases('tech-check/readiness-threshold', {
      form: oneOf('optional', 'mandatory', 'standalone'),
      ofServer: optional(number),
      threshold: number,
    }),
  )('$title', ({ form, ofServer, threshold }) => {
    expect(speedThreshold(form, ofServer)).toBe(threshold);
  });

  it.each(cases('tech-check/readiness-speed', { speed: number, answer: data }))('$title', ({ speed, answer }) => {
    expect(techCheck({ ...good, speed }, 2)).toEqual(answer);
  });

  it('reports everything that is wrong [spec 2 §4.4]', () => {
    expect(techCheck({ ...good, camera: 'denied' }, 2)).toEqual(failed({ _tag: 'CameraDenied' }));
    expect(techCheck({ ...good, microphone: 'denied' }, 2)).toEqual(failed({ _tag: 'MicrophoneDenied' }));
    expect(techCheck({ camera: 'denied', microphone: 'denied', speed: 0 }, 2)).toEqual(
      failed({ _tag: 'CameraDenied' }, { _tag: 'MicrophoneDenied' }, { _tag: 'SpeedTooLow', speed: 0, threshold: 2 }),
    );
  });

  it('waits for unfinished checks, but not once something is wrong [spec 2 §4.4]', () => {
    expect(techCheck({ camera: undefined, microphone: undefined, speed: undefined }, 2)).toEqual(
      pending('camera', 'microphone', 'speed'),
    );
    expect(techCheck({ ...good, speed: undefined }, 2)).toEqual(pending('speed'));
    expect(techCheck({ ...good, microphone: undefined }, 2)).toEqual(pending('microphone'));
    expect(techCheck({ camera: 'denied', microphone: undefined, speed: undefined }, 2)).toEqual(
      failed({ _tag: 'CameraDenied' }),
    );
  });

  it('passes exactly if all three are fine [spec 2 §4.4]', () => {
    const permission = fc.constantFrom('granted', 'denied', undefined);
    const speeds = fc.option(
      fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
      { nil: undefined },
    );
    fc.assert(
      fc.property(
        permission,
        permission,
        speeds,
        fc.integer({ min: 0, max: 5 }),
        (camera, microphone, speed, threshold) => {
          const passes = camera === 'granted' && microphone === 'granted' && speed !== undefined && speed >= threshold;
          expect(techCheck({ camera, microphone, speed }, threshold)._tag).toBe(passes ? 'Allowed' : 'Refused');
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(
    cases('tech-check/readiness-repeat', {
      camera: permission,
      microphone: permission,
      speed: number,
      cameraNow: permission,
      microphoneNow: permission,
      speedNow: number,
      repeat: yesNo,
    }),
  )('$title', ({ camera, microphone, speed, cameraNow, microphoneNow, speedNow, repeat }) => {
    const before = { camera, microphone, speed };
    const now = { camera: cameraNow, microphone: microphoneNow, speed: speedNow };
    expect(needsRecheck(before, now)).toBe(repeat);
  });
});

describe('A connection that could not be measured', () => {
  it('fails the check, whatever the threshold: 0 Mbps would otherwise pass [spec 2 §4.4, R22]', () => {
    for (const threshold of [0, 2])
      expect(techCheck({ camera: 'granted', microphone: 'granted', speed: 'not-measured' }, threshold)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'TechCheckFailed', faults: [{ _tag: 'SpeedNotMeasured' }] },
      });
  });
});
