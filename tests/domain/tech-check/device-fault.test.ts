import * as fc from 'fast-check';
import {
  endFault,
  mayOpenAnother,
  needsPermission,
  openFault,
  permissionAfter,
  type BrowserPermission,
  type DeviceFault,
} from '../../../domain/tech-check/device-fault';

const permissions: readonly BrowserPermission[] = ['granted', 'denied', 'prompt', undefined];

describe('A camera or microphone that does not work', () => {
  it.each<readonly [DeviceFault | undefined, 'granted' | 'denied' | undefined]>([
    [undefined, 'granted'],
    ['denied', 'denied'],
    ['dismissed', 'denied'],
    ['revoked', 'denied'],
    ['missing', undefined],
    ['busy', undefined],
    ['lost', undefined],
    ['unsupported', undefined],
    ['failed', undefined],
  ])(
    '%s: the browser permits %s; only a missing permission needs the steps [spec 2 §2.3, §2.9]',
    (fault, permission) => {
      expect(permissionAfter(fault)).toBe(permission);
      if (fault !== undefined) expect(needsPermission(fault)).toBe(permission === 'denied');
    },
  );
});

it.each<readonly [DeviceFault, boolean]>([
  ['missing', true],
  ['busy', true],
  ['lost', true],
  ['failed', true],
  ['denied', false],
  ['dismissed', false],
  ['revoked', false],
  ['unsupported', false],
])('In place of a device that is %s another may open: %s (ours)', (fault, may) => {
  expect(mayOpenAnother(fault)).toBe(may);
});

describe("A camera or microphone that can't be opened", () => {
  it.each<readonly [string, BrowserPermission, DeviceFault]>([
    ['NotAllowedError', 'denied', 'denied'],
    ['NotAllowedError', 'prompt', 'dismissed'],
    // The system refuses what the browser allows.
    ['NotAllowedError', 'granted', 'denied'],
    ['NotAllowedError', undefined, 'denied'],
    ['SecurityError', 'denied', 'denied'],
    ['NotFoundError', 'granted', 'missing'],
    ['OverconstrainedError', 'granted', 'missing'],
    ['NotReadableError', 'granted', 'busy'],
    ['AbortError', 'granted', 'busy'],
    ['TypeError', 'prompt', 'unsupported'],
    ['InvalidStateError', 'granted', 'failed'],
    ['', undefined, 'failed'],
  ])('%s while the browser says %s: %s [spec 2 §2.3, spec 2 §2.9]', (name, permission, fault) => {
    expect(openFault(name, permission)).toBe(fault);
  });

  it('asks for permission exactly after a denial, and reports a nonstandard error as a failure [spec 2 §2.3, spec 2 §2.9]', () => {
    // By what the candidate has to do, not by what the error is called.
    const remedies = {
      allow: ['NotAllowedError', 'SecurityError'],
      plugIn: ['NotFoundError', 'OverconstrainedError'],
      closeOthers: ['NotReadableError', 'AbortError'],
      otherBrowser: ['TypeError'],
    };
    const remedyOf = (fault: DeviceFault): string => {
      if (needsPermission(fault)) return 'allow';
      const others = new Map([
        ['missing', 'plugIn'],
        ['busy', 'closeOthers'],
        ['unsupported', 'otherBrowser'],
      ]);
      return others.get(fault) ?? 'none';
    };
    const standard = Object.values(remedies).flat();
    const names = fc.oneof(fc.constantFrom(...standard), fc.string(), fc.constantFrom('toString', '__proto__'));
    fc.assert(
      fc.property(names, fc.constantFrom(...permissions), fc.constantFrom(...permissions), (name, now, other) => {
        const fault = openFault(name, now);
        const [remedy] = Object.entries(remedies).find(([, known]) => known.includes(name)) ?? ['none'];
        expect(remedyOf(fault)).toBe(remedy);
        // Only a refusal depends on what the browser permits: it was closed if the browser would ask again.
        if (remedy === 'allow') expect(fault === 'dismissed').toBe(now === 'prompt');
        else expect(openFault(name, other)).toBe(fault);
      }),
      { numRuns: 500 },
    );
  });

  it.each<readonly [BrowserPermission, DeviceFault]>([
    ['granted', 'lost'],
    [undefined, 'lost'],
    ['denied', 'revoked'],
    ['prompt', 'revoked'],
  ])('that worked and stopped while the browser says %s is %s [spec 2 §2.3]', (permission, fault) => {
    expect(endFault(permission)).toBe(fault);
  });
});
