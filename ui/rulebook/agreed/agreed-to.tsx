import type { Facts } from '../facts';
import { mailOf } from '../handing-over';
import type { Standing } from './agreed';
import { sayStanding } from './sayings';

const counted = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

interface AgreedToProps {
  /** The chapter's name, and its title. */
  readonly of: string;
  readonly title: string;
  readonly standings: readonly Standing[];
  readonly digests: Facts['digests'];
}

const commandFor = (key: string, digest: string): string =>
  `npm run agree -- --by "NAME" --read ${digest} ${/[^\w.-]/.test(key) ? `'${key}'` : key}`;

/** A mail to whoever builds the portal: what the reader agrees to, exactly as it was read. */
const agreeMail = (title: string, command: string, called = 'All of it'): string =>
  mailOf(
    `I agree: ${title}`,
    `I have read this in the rule book and agree to it:\n${title}\n${called}\n\nMy name:\n\nFor whoever writes it down:\n${command}`,
  );

/** How each sentence, row, case or number stands, and the way to agree to it alone. */
const OneByOne = ({ title, standings, digests }: Pick<AgreedToProps, 'title' | 'standings' | 'digests'>) => (
  <details className="one-by-one">
    <summary>Each by itself</summary>
    <ul>
      {standings.map((standing) => {
        const { key, called } = standing.item;
        return (
          <li key={key}>
            {called} <span className="quiet">{sayStanding(standing)}</span>{' '}
            <a
              href={agreeMail(title, commandFor(key, digests[key] ?? ''), called)}
              aria-label={`Agree by mail: ${called}`}
            >
              Agree by mail
            </a>
          </li>
        );
      })}
    </ul>
  </details>
);

/** Lists who has agreed to a chapter as it stands, and tells the reader how to agree to all of it, or to a part. */
export const AgreedTo = ({ of, title, standings, digests }: AgreedToProps) => {
  const command = commandFor(of, digests[of] ?? '');
  const said = standings.map(sayStanding);
  const open = standings.filter(({ how }) => how === 'changed' || how === 'new').length;
  return (
    <details className="agreed">
      <summary>Agree to it{open === 0 ? '' : `: ${counted(open)} of ${standings.length} changed or new`}</summary>
      <ul>
        {[...new Set(said)].map((who) => (
          <li key={who}>
            {counted(said.filter((one) => one === who).length)}: {who}
          </li>
        ))}
      </ul>
      <p>
        You have read it and agree: <a href={agreeMail(title, command)}>say so by mail</a>, or in the project{' '}
        <code>{command}</code>. If a word of an item changes later, this item is no longer agreed to, and stands at the
        top of the book.
      </p>
      <OneByOne title={title} standings={standings} digests={digests} />
    </details>
  );
};
