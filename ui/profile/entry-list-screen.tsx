import { ownToday } from '../../application/profile/keep-profile.journey';
import type { ProfileList } from '../../domain/profile/profile';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useProfileQuery } from './profile.queries';
import { queryFailureView } from '../hooks/query-failure.view';
import { entriesView } from './entries.view';
import { EntryListPage, type EntryListView } from './entry-list-page';

const EntryListOf = ({ list }: { readonly list: ProfileList }) => {
  const { environment } = usePorts();
  const now = useNow();
  const { data, error, refetch } = useProfileQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const view = (): EntryListView => {
    if (data !== undefined)
      return { _tag: 'Ready', entries: entriesView(data, list, ownToday(now, environment.zone())) };
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  };
  return <EntryListPage list={list} view={view()} onRetry={() => void refetch()} />;
};

/** /profile/experience */
export const ExperienceListScreen = () => <EntryListOf list="experience" />;

/** /profile/education */
export const EducationListScreen = () => <EntryListOf list="education" />;
