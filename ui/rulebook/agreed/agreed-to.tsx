import type { Agreement } from '../../../adapters/composition/rulebook';
import type { Facts } from '../facts';
import type { Item } from './items';

const whoAndWhen = ({ by, on, version }: Agreement): string => `${by} on ${on}, version ${version}`;

const counted = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

interface AgreedToProps {
  /** The chapter's name. */
  readonly of: string;
  readonly items: readonly Item[];
  readonly facts: Facts;
}

/** A mail to whoever builds the portal: what the reader agrees to, exactly as it was read. */
const mailOf = (of: string, digest: string): string =>
  `mailto:?subject=${encodeURIComponent(`I agree: ${of}`)}&body=${encodeURIComponent(
    `I have read ‘${of}’ in the rule book and agree to it.\n\nMy name:\n\nTo write it down:\nnpm run agree -- --by "NAME" --read ${digest} ${of}`,
  )}`;

/** Lists who has agreed to a chapter as it stands, and tells the reader how to agree. */
export const AgreedTo = ({ of, items, facts: { agreed, digests } }: AgreedToProps) => {
  const digest = digests[of] ?? '';
  const standing = items.flatMap(({ key, said }) => {
    const one = agreed[key];
    return one?.said === said ? [whoAndWhen(one)] : [];
  });
  const open = items.length - standing.length;
  return (
    <details className="agreed">
      <summary>Agree to it{open === 0 ? '' : `: ${counted(open)} of ${items.length} changed or new`}</summary>
      <ul>
        {[...new Set(standing)].map((who) => (
          <li key={who}>
            {counted(standing.filter((one) => one === who).length)}: agreed to by {who}
          </li>
        ))}
      </ul>
      <p>
        You have read it and agree: <a href={mailOf(of, digest)}>say so by mail</a>, or in the project{' '}
        <code>
          npm run agree -- --by &quot;Your name&quot; --read {digest} {of}
        </code>
        . If a word of it changes later, it is no longer agreed to, and stands at the top of the book.
      </p>
    </details>
  );
};
