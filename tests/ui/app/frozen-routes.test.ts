import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { matchRoutes } from 'react-router-dom';
import { inMemorySessionStore } from '../../../adapters/in-process/session-store';
import { rememberIntended } from '../../../application/journeys/enter';
import { isOurPath } from '../../../application/navigation/all-paths';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { fromPath, patternOf } from '../../../application/navigation/path';
import { communityId, positionId } from '../../support/builders/applications';
import { frozenPaths } from '../../support/frozen-paths';
import { routes, screenTags } from '../../../ui/app/routes';
import { withoutSecret } from '../../../ui/app/secret-address';

/* What parser, router and gate answer for every route in every spelling, held against what they answered before there was one route table. */

const parsed = (path: string): string => {
  const found = O.toUndefined(fromPath(path));
  if (found === undefined) return 'none';
  const { _tag, ...fields } = found;
  return [_tag, ...Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
};

const resolved = (path: string): string =>
  O.match(
    () => '',
    (link: { readonly withIds: (ids: object) => string }) =>
      `encoded, then ${link.withIds({ positionId: positionId(101), communityId: communityId(11) })}`,
  )(encodedLink(path));

const routed = [
  ...screenTags.map((tag) => ({ id: tag, path: patternOf[tag] })),
  { id: 'to MyJobs', path: patternOf.SignInLink },
  { id: 'to SignIn', path: patternOf.Root },
  { id: 'elsewhere', path: '*' },
];

const screenAt = (pathname: string): string => {
  if (withoutSecret({ pathname, search: '', hash: '' }) !== undefined) return 'secret taken off';
  if (O.isSome(encodedLink(pathname))) return 'resolves';
  return matchRoutes(routed, pathname)?.at(-1)?.route.id ?? 'nothing';
};

const tagOf = (id: string) => screenTags.find((tag) => tag === id);

/** The gate of a screen, and what it leaves for the next sign-in. */
const gateAt = (path: string, screen: string): string => {
  const tag = tagOf(screen);
  if (tag === undefined || routes[tag].area === 'public') return 'open';
  const session = inMemorySessionStore();
  if (E.isLeft(rememberIntended(session)(path))) return 'signed in, forgets';
  const hints = O.toUndefined(session.hints.read());
  return `signed in, ${Object.entries(hints ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .join(' ')}`;
};

const answers = (path: string, spelling: string): string => {
  const pathname = path.replace(/\?.*$/, '');
  const screen = screenAt(pathname);
  return [
    `${path} (${spelling})`,
    isOurPath(path) ? 'ours' : 'not ours',
    parsed(path),
    `screen ${screen}`,
    gateAt(path, screen),
    resolved(path),
  ]
    .filter((part) => part !== '')
    .join(' | ');
};

describe('Every route in every spelling [R1, R2, R10a, spec 2 §2.1]', () => {
  it('is answered by parser, router and gate as it was', () => {
    expect(frozenPaths.map(([path, spelling]) => answers(path, spelling)).join('\n')).toMatchSnapshot();
  });
});
