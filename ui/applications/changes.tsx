import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { actionTexts as t } from './actions.texts';
import { pageDidNotLoad } from '../hooks/failure.view';
import { ActionList, type ActionListProps } from './action-list';

export interface ChangesProps extends ActionListProps {
  /** The dialog failed to load. */
  readonly dialogMissing: boolean;
}

/** The remaining changes to an appointment, below its details; renders nothing if there are none. */
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
