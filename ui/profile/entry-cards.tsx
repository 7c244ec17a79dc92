import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import type { ProfileList } from '../../domain/profile/profile';
import { Muted, Stack } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { VisuallyHidden } from '../kit/visually-hidden';
import { profileListTexts, profileTexts as t } from './profile.texts';
import { addHref, type EntryView } from './entries.view';

const Lines = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** An entry: title, company or college, from when to when, and how long (spec 1 §2). */
export const EntryLines = ({ entry, heading }: { readonly entry: EntryView; readonly heading: 'h2' | 'h3' }) => {
  const Title = heading;
  return (
    <Lines>
      <Title>{entry.title}</Title>
      <p>{entry.where}</p>
      {entry.span !== '' && <Muted>{entry.span}</Muted>}
      {entry.duration !== undefined && <Muted>{entry.duration}</Muted>}
    </Lines>
  );
};

const Word = styled.span`
  font-weight: 600;
`;

/** The edit icon with its word; `what` is for screen readers. */
export const EditLink = ({ to, what }: { readonly to: string; readonly what: string }) => (
  <PageLink to={to}>
    <Pencil size={20} aria-hidden="true" />
    <Word>
      {t.edit} <VisuallyHidden>{what}</VisuallyHidden>
    </Word>
  </PageLink>
);

/** Stacked entries with a line between them. */
const EntryList = styled(Stack).attrs({ as: 'ul', $gap: 2 })`
  > li + li {
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }
`;

/** Read-only entries. */
export const EntriesRead = ({ entries }: { readonly entries: readonly EntryView[] }) => (
  <EntryList>
    {entries.map((entry) => (
      <li key={entry.place}>
        <EntryLines entry={entry} heading="h3" />
      </li>
    ))}
  </EntryList>
);

/** No entry yet: what could be here, and a link to add it. */
export const NoEntries = ({ list }: { readonly list: ProfileList }) => {
  const { add, invites } = profileListTexts[list];
  return (
    <Stack $gap={1.5}>
      <div>
        <Muted>{t.none}</Muted>
        <p>{invites}</p>
      </div>
      <PageLink to={addHref(list)} look="quiet" wide="on-phones">
        <Plus size={20} aria-hidden="true" />
        {add}
      </PageLink>
    </Stack>
  );
};
