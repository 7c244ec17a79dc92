import Plus from 'lucide-react/icons/plus';
import { profile } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { ProfileList } from '../../domain/profile/profile';
import { Card } from '../kit/card';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { HeadLine } from '../kit/head-line';
import { Muted, Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { BackLink, PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { profileListTexts, profileTexts as t } from './profile.texts';
import { addHref, type EntryView } from './entries.view';
import { EditLink, EntryLines, NoEntries } from './entry-cards';

export type EntryListView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Ready'; readonly entries: readonly EntryView[] };

export interface EntryListPageProps {
  readonly list: ProfileList;
  readonly view: EntryListView;
  readonly onRetry: () => void;
}

const Entries = ({ list, view, onRetry }: EntryListPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <Skeleton label={t.loading}>
          <Stack>
            <Bone $height="140px" />
            <Bone $height="140px" />
          </Stack>
        </Skeleton>
      );
    case 'Failed':
      return <FailureNotice failure={view.failure} onAct={onRetry} />;
    case 'Ready':
      if (view.entries.length === 0)
        return (
          <Card as="div">
            <NoEntries list={list} />
          </Card>
        );
      return (
        <>
          <Muted>{profileListTexts[list].order}</Muted>
          <Stack as="ul">
            {view.entries.map((entry) => (
              <Card as="li" key={entry.place}>
                <EntryLines entry={entry} heading="h3" />
                <EditLink to={entry.href} what={entry.title} />
              </Card>
            ))}
          </Stack>
        </>
      );
  }
};

/** /profile/experience and /profile/education: every entry, and a link to add one (spec 1 §2). */
export const EntryListPage = (props: EntryListPageProps) => {
  const { title, add } = profileListTexts[props.list];
  // An empty list shows its link to the first entry instead. Until it is known which, neither is there: a link must not vanish as it is pressed.
  const addsHere = props.view._tag === 'Failed' || (props.view._tag === 'Ready' && props.view.entries.length > 0);
  return (
    <Sheet $gap={2.5}>
      <BackLink to={toPath(profile)}>{t.backToProfile}</BackLink>
      <PageHeading>{t.listHeading}</PageHeading>
      <HeadLine>
        <h2>{title}</h2>
        {addsHere && (
          <PageLink to={addHref(props.list)} look="quiet">
            <Plus size={20} aria-hidden="true" />
            {add}
          </PageLink>
        )}
      </HeadLine>
      <Entries {...props} />
    </Sheet>
  );
};
