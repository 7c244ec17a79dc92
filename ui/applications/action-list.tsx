import ExternalLink from 'lucide-react/icons/external-link';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button, buttonLook, type ButtonLookProps } from '../kit/button';
import { Muted } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { VisuallyHidden } from '../kit/visually-hidden';
import { actionTexts as t } from './actions.texts';
import type { CardAction } from '../../domain/applications/card-actions';
import type { JobActionView } from './actions.view';

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/* Two secondary actions share a row if their labels fit. */
const Others = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: 8px;
  align-items: start;

  @media (min-width: 720px) {
    grid-template-columns: repeat(auto-fit, minmax(140px, max-content));
  }
`;

/* Disabled for now: the reason is below it. */
const Barred = styled(Button)`
  border-style: dashed;
  color: var(--muted);

  &:hover {
    background: var(--card);
  }
`;

const Elsewhere = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

const Note = styled(Muted)`
  font-size: var(--small);
`;

/** An action that opens a dialog: to give up an appointment, or to ask whether the candidate has applied elsewhere. */
export interface ActionPressed {
  readonly _tag: 'ActionPressed';
  readonly action: CardAction;
}

export interface ActionListProps {
  readonly actions: readonly JobActionView[];
  /** Tells this job's actions from another's, for screen readers. */
  readonly subject: string;
  readonly send: (act: ActionPressed) => void;
  /** The dialog is loading. */
  readonly asking: boolean;
}

interface OneActionProps extends ActionListProps {
  readonly action: JobActionView;
  readonly noteId: string;
}

const OneAction = ({ action, subject, send, asking, noteId }: OneActionProps) => {
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
          state={action.state}
          look={action.main ? 'primary' : 'quiet'}
          wide={action.main ? 'on-phones' : 'always'}
          describedBy={action.note === undefined ? undefined : noteId}
        >
          {words}
        </PageLink>
      );
    case 'Asks':
      return (
        <Button
          look="quiet"
          wide="always"
          busy={asking ? t.opening : undefined}
          aria-describedby={action.note === undefined ? undefined : noteId}
          onClick={() => send({ _tag: 'ActionPressed', action: action.action })}
        >
          {words}
        </Button>
      );
    case 'OpensElsewhere':
      return (
        <Elsewhere
          href={action.url}
          target="_blank"
          rel="noopener noreferrer"
          $look="primary"
          $wide="on-phones"
          onClick={() => send({ _tag: 'ActionPressed', action: action.action })}
        >
          {words}
          <ExternalLink size={20} />
          <VisuallyHidden>{t.opensElsewhere}</VisuallyHidden>
        </Elsewhere>
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
    case 'Asks':
      return action.note;
    case 'Barred':
      return action.why;
    case 'OpensElsewhere':
      return undefined;
  }
};

const isMain = (action: JobActionView): boolean =>
  action._tag === 'OpensElsewhere' || (action._tag === 'Leads' && action.main);

/**
 * The actions: the main one first, the others side by side; why one is disabled and how many reschedules are left is shown below, visible and
 * readable for everyone.
 */
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
          // It may name a zone, as time-there.tsx explains.
          <Note key={action.action} id={`${id}-${action.action}`} suppressHydrationWarning>
            {note}
          </Note>
        );
      })}
    </Actions>
  );
};
