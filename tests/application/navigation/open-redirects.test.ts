import * as fc from 'fast-check';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { fromPath, isOurPath, toPath } from '../../../application/navigation/path';
import { hintsInOrder, noHints, signInDestination } from '../../../domain/identity/sign-in-hints';

/* What an attacker can put into a link, a stored hint or a query so that a sign-in ends elsewhere (R2). */

const portal = 'https://portal.example.org';
const myJobs = { _tag: 'MyJobs' };

const elsewhere = [
  ...['https://evil.example', 'http://evil.example/candidateportal', 'HTTPS:evil.example', 'https:/evil.example'],
  ...['//evil.example', '///evil.example', '////evil.example/candidateportal', '/\\evil.example', '\\\\evil.example'],
  ...[
    '/\\/evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r//evil.example',
    '\t//evil.example',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
  ],
  ...['vbscript:x', 'blob:https://evil.example/1', 'file:///etc/passwd', 'mailto:a@evil.example', 'about:blank'],
  ...['/%2f/evil.example', '/%2fevil.example', '/%5cevil.example', '%2f%2fevil.example', '/%09/evil.example'],
  ...[
    '/apply/..//evil.example',
    '/apply/%2e%2e//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
  ],
  ...[
    '/candidateportal/..//evil.example',
    '/candidateportal@evil.example',
    'candidateportal',
    '@evil.example',
    '.evil.example',
  ],
  ...[
    '/schedule/1/2/..//..//evil.example',
    '/\u2028/evil.example',
    '/\u00a0/evil.example',
    '/\u0000/evil.example',
    '',
    ' ',
    '?',
    '#',
  ],
  ...['/candidateslogin\\@evil.example', '/api/candidate/sign_out', '/dev/mailbox', '/assets/x', '/openapi.json'],
] as const;

/** Where a browser ends up if one of our pages sends it there. */
const endOf = (path: string): string => new URL(path, `${portal}/candidateslogin`).origin;

describe('A destination after signing in', () => {
  it.each(elsewhere)('%j is followed from none of the hints [R2]', (target) => {
    for (const name of hintsInOrder) {
      const hints = { ...noHints, [name]: target, preLoginRoute: 'followup' as const };
      expect(signInDestination(hints, isOurPath)).toEqual(myJobs);
    }
  });

  it('leads to a page of ours or nowhere, whatever was stored [R2]', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        ' ',
        '\t',
        '\n',
        '\u2028',
        'javascript:',
        'https:',
      ],
      ...[
        'evil.example',
        'candidateportal',
        'candidateslogin',
        'apply',
        'schedule',
        'profile',
        '42',
        '4711',
        'link',
        'x@y.zz',
      ],
    );
    const texts = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...hintsInOrder), texts, fc.boolean(), (name, text, rooted) => {
        const target = rooted ? `/${text}` : text;
        const found = signInDestination({ ...noHints, [name]: target, preLoginRoute: 'techcheck' }, isOurPath);
        if ('path' in found) expect([found.path, endOf(found.path)]).toEqual([target, portal]);
        else expect(found).toEqual(myJobs);
      }),
      { numRuns: 5_000 },
    );
  });

  it('that is a page of the portal has an address of the portal, whatever its link contains [R1, R2]', () => {
    const paths = fc.oneof(fc.webPath(), fc.webUrl(), fc.string(), fc.constantFrom(...elsewhere));
    fc.assert(
      fc.property(paths, (path) => {
        const page = fromPath(path);
        if (page._tag === 'Some') expect(endOf(toPath(page.value))).toBe(portal);
        const link = encodedLink(path);
        if (link._tag === 'Some')
          expect(endOf(link.value.withIds({ positionId: undefined, communityId: undefined }))).toBe(portal);
      }),
      { numRuns: 2_000 },
    );
  });
});
