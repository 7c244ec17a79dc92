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
import { cases } from '../../support/cases/cases';
import { oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const permissions: readonly BrowserPermission[] = ['granted', 'denied', 'prompt', undefined];

describe('A camera or microphone that does not work', () => {
  it.each(
    cases('tech-check/device-fault-permission', {
      fault: optional(oneOf('lost', 'failed', 'denied', 'dismissed', 'revoked', 'missing', 'busy', 'unsupported')),
      permission: optional(text),
    }),
  )('$title', ({ fault, permission }) => {
    expect(permissionAfter(fault)).toBe(permission);
    if (fault !== undefined) expect(needsPermission(fault)).toBe(permission === 'denied');
  });
});

it.each(
  cases('tech-check/device-fault-another-device', {
    fault: oneOf('lost', 'failed', 'denied', 'dismissed', 'revoked', 'missing', 'busy', 'unsupported'),
    mayOpen: yesNo,
  }),
)('$title', ({ fault, mayOpen: may }) => {
  expect(mayOpenAnother(fault)).toBe(may);
});

describe("A camera or microphone that can't be opened", () => {
  it.each(
    cases('tech-check/device-fault-by-error', {
      name: text,
      permission: optional(oneOf('denied', 'granted', 'prompt')),
      fault: oneOf('lost', 'failed', 'denied', 'dismissed', 'revoked', 'missing', 'busy', 'unsupported'),
    }),
  )('$title', ({ name, permission, fault }) => {
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

  it.each(
    cases('tech-check/device-fault-stopped', {
      permission: optional(oneOf('denied', 'granted', 'prompt')),
      fault: oneOf('lost', 'failed', 'denied', 'dismissed', 'revoked', 'missing', 'busy', 'unsupported'),
    }),
  )('$title', ({ permission, fault }) => {
    expect(endFault(permission)).toBe(fault);
  });
});
