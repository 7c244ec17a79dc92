import { FailureNotice } from '../../kit/failure-notice';
import { Stack } from '../../kit/layout';
import { actionTexts as t } from '../../texts/actions';
import { pageDidNotLoad } from '../failure.view';
import { ActionList, type ActionListProps } from './action-list';

export interface ChangesProps extends ActionListProps {
  /** The dialog that asks did not arrive. */
  readonly dialogMissing: boolean;
}

/** What can still be changed about an appointment, below its details; nothing where nothing can. */
export const Changes = ({ dialogMissing, ...list }: ChangesProps) =>
  list.actions.length === 0 ? null : (
    <section aria-labelledby="changes" data-screen-only="">
      <Stack $gap={1}>
        <h2 id="changes">{t.changes}</h2>
        <ActionList {...list} />
        {dialogMissing && <FailureNotice failure={pageDidNotLoad} />}
      </Stack>
    </section>
  );
