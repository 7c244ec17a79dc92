import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { inMemorySessionStore } from '../../../adapters/in-process/session-store';
import { rememberIntended } from '../../../application/identity/enter.journey';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { fromPath, isOurPath, properPath } from '../../../application/navigation/path';
import { rowOf } from '../../../application/navigation/routes';
import { communityId, positionId } from '../../support/builders/applications';
import { frozenPaths } from '../../support/frozen-paths';
import { withoutSecret } from '../../../ui/app/secret-address';

/* What parser, router and gate return for every route in every spelling, compared with their results before there was a single route table. */

const parsed = (path: string): string => {
  const found = O.toUndefined(fromPath(path));
  if (found === undefined) return 'none';
  const { _tag, ...fields } = found;
  return [_tag, ...Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)].join(' ');
};

const resolved = (path: string): string => {
  const link = O.toUndefined(encodedLink(path));
  const plain = link?.withIds({ positionId: positionId(101), communityId: communityId(11) });
  return plain === undefined ? '' : `encoded, then ${plain}`;
};

/** Mirrors how `App` handles an address, step by step. */
const screenAt = (pathname: string): string => {
  if (withoutSecret({ pathname, search: '', hash: '' }) !== undefined) return 'secret taken off';
  if (O.isSome(encodedLink(pathname))) return 'resolves';
  const destination = O.toUndefined(fromPath(pathname));
  if (destination === undefined) return 'elsewhere';
  return properPath(pathname) === undefined ? destination._tag : `to ${destination._tag}`;
};

/** The gate of a screen, and what it stores for the next sign-in. */
const gateAt = (path: string, screen: string): string => {
  const destination = O.toUndefined(fromPath(path));
  if (destination?._tag !== screen) return 'open';
  const { gate } = rowOf(destination._tag);
  if (gate === 'public' || gate === 'way in') return 'open';
  const session = inMemorySessionStore();
  if (E.isLeft(rememberIntended(session)(path))) return `${gate}, forgets`;
  const hints = O.toUndefined(session.hints.read());
  return `${gate}, ${Object.entries(hints ?? {})
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
