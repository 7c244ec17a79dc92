import Pencil from 'lucide-react/icons/pencil';
import { styled } from 'styled-components';
import { Muted, Stack } from '../../kit/layout';
import { PageLink } from '../../kit/page-link';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { profileTexts as t } from '../../texts/profile';
import type { EntryView } from './entries.view';

const Lines = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What an entry says: title, company or college, from when to when, and how long (spec 1 §2). */
export const EntryLines = ({ entry, heading }: { readonly entry: EntryView; readonly heading: 'h2' | 'h3' }) => {
  const Title = heading;
  return (
    <Lines>
      <Title>{entry.title}</Title>
      <p>{entry.where}</p>
      <Muted>{entry.span}</Muted>
      {entry.duration !== undefined && <Muted>{entry.duration}</Muted>}
    </Lines>
  );
};

const Word = styled.span`
  font-weight: 600;
`;

/** The edit icon with its word; `what` is for those who hear the link alone. */
export const EditLink = ({ to, what }: { readonly to: string; readonly what: string }) => (
  <PageLink to={to}>
    <Pencil size={20} aria-hidden="true" />
    <Word>
      {t.edit} <VisuallyHidden>{what}</VisuallyHidden>
    </Word>
  </PageLink>
);

/** Entries one below the other, parted by a line. */
const EntryList = styled(Stack).attrs({ as: 'ul', $gap: 2 })`
  > li + li {
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }
`;

/** Entries to be read, or that there is none. */
export const EntriesRead = ({ entries }: { readonly entries: readonly EntryView[] }) =>
  entries.length === 0 ? (
    <Muted>{t.none}</Muted>
  ) : (
    <EntryList>
      {entries.map((entry) => (
        <li key={entry.place}>
          <EntryLines entry={entry} heading="h3" />
        </li>
      ))}
    </EntryList>
  );
