import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { Muted } from '../../kit/layout';
import { PageLink } from '../../kit/page-link';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { actionTexts as t } from '../../texts/actions';
import type { JobActionView } from './actions.view';

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/* Two that stand quietly share a line where there is room for their words. */
const Others = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: 8px;
  align-items: start;

  @media (min-width: 720px) {
    grid-template-columns: repeat(auto-fit, minmax(140px, max-content));
  }
`;

/* Not to be used now: its reason stands below it. */
const Barred = styled(Button)`
  border-style: dashed;
  color: var(--muted);

  &:hover {
    background: var(--card);
  }
`;

const Note = styled(Muted)`
  font-size: var(--small);
`;

export interface ActionListProps {
  readonly actions: readonly JobActionView[];
  /** What tells this job's actions from another's, for those who hear the button alone. */
  readonly subject: string;
  readonly onAsk: () => void;
  /** The dialog is on its way. */
  readonly asking: boolean;
}

interface OneActionProps extends ActionListProps {
  readonly action: JobActionView;
  readonly noteId: string;
}

const OneAction = ({ action, subject, onAsk, asking, noteId }: OneActionProps) => {
  const words = (
    <>
      {action.label}
      <VisuallyHidden>{subject}</VisuallyHidden>
    </>
  );
  switch (action._tag) {
    case 'Leads':
      return (
        <PageLink
          to={action.href}
          told={action.told}
          look={action.main ? 'primary' : 'quiet'}
          wide={action.main ? 'on-phones' : 'always'}
          describedBy={action.note === undefined ? undefined : noteId}
        >
          {words}
        </PageLink>
      );
    case 'Asks':
      return (
        <Button look="quiet" wide="always" busy={asking ? t.opening : undefined} onClick={onAsk}>
          {words}
        </Button>
      );
    case 'Barred':
      return (
        <Barred look="quiet" wide="always" aria-disabled aria-describedby={noteId}>
          {words}
        </Barred>
      );
  }
};

const noteOf = (action: JobActionView): string | undefined => {
  switch (action._tag) {
    case 'Leads':
      return action.note;
    case 'Barred':
      return action.why;
    case 'Asks':
      return undefined;
  }
};

const isMain = (action: JobActionView): boolean => action._tag === 'Leads' && action.main;

/** What can be done: the main action first, the others beside each other; why one can't be used and how many moves are left stand below, for every eye and every reader. */
export const ActionList = (props: ActionListProps) => {
  const id = useId();
  const draw = (action: JobActionView) => (
    <OneAction key={action.action} {...props} action={action} noteId={`${id}-${action.action}`} />
  );
  const others = props.actions.filter((action) => !isMain(action));
  return (
    <Actions>
      {props.actions.filter(isMain).map(draw)}
      {others.length > 0 && <Others>{others.map(draw)}</Others>}
      {props.actions.map((action) => {
        const note = noteOf(action);
        return note === undefined ? null : (
          <Note key={action.action} id={`${id}-${action.action}`}>
            {note}
          </Note>
        );
      })}
    </Actions>
  );
};
