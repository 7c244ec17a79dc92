import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import type { CodeEvent } from '../../application/identity/code-step.live';
import { signInTexts as t } from './sign-in.texts';
import { Button } from '../kit/button';
import { CodeBoxes } from './code-boxes';
import { Muted } from '../kit/layout';
import { VisuallyHidden } from '../kit/visually-hidden';

const CodeLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;

  > button {
    margin-top: 34px;
    height: 60px;
    width: 60px;
    padding: 0;
  }
`;

const Resend = styled.div`
  border-top: 1px solid var(--hairline);
  padding-top: 12px;

  > :last-child {
    min-height: var(--target);
    display: flex;
    align-items: center;
  }
`;

const Said = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;

  &:not(:empty) {
    margin-top: 12px;
  }

  svg {
    flex: none;
    color: var(--success);
  }
`;

/** The resend link: disabled with its countdown, enabled, or busy. `said`: another code has been sent. */
export type ResendView = { readonly confirmation: string | undefined } & (
  | { readonly _tag: 'Closed'; readonly text: string }
  | { readonly _tag: 'Open'; readonly busy: string | undefined }
);

export interface CodeEntryView {
  readonly digits: string;
  readonly fault: string | undefined;
  /** The button's label while the code is checked. */
  readonly busy: string | undefined;
  readonly resend: ResendView;
}

export interface CodeEntryProps {
  readonly view: CodeEntryView;
  /** The code is given automatically at the 4th digit. The arrow submits the form around it. */
  readonly send: (event: CodeEvent) => void;
  /** Where to get help when no code arrives: this page can't learn that a mail was finally rejected. */
  readonly supportEmail: string;
}

/** The pressed button stays while it shows the outcome, so that keyboard users keep their place. */
const ResendLink = ({ view, send }: { readonly view: ResendView } & Pick<CodeEntryProps, 'send'>) => {
  const isOpen = view._tag === 'Open';
  return (
    <>
      <Said role="status">
        {view.confirmation !== undefined && (
          <>
            <CircleCheck size={20} aria-hidden="true" /> {view.confirmation}
          </>
        )}
      </Said>
      {(isOpen || view.confirmation !== undefined) && (
        <Button
          look="link"
          busy={isOpen ? view.busy : undefined}
          aria-disabled={isOpen ? undefined : true}
          onClick={isOpen ? () => send({ _tag: 'ResendPressed' }) : undefined}
        >
          {t.resend}
        </Button>
      )}
      {!isOpen && <p data-figures="">{view.text}</p>}
    </>
  );
};

/** The entry of a mailed code: its boxes with an arrow, and a way to get another code (spec 1 §2). */
export const CodeEntry = ({ view, send, supportEmail }: CodeEntryProps) => (
  <>
    <CodeLine>
      <CodeBoxes
        label={t.code}
        nameOf={t.digit}
        digits={view.digits}
        fault={view.fault}
        onChange={(digits) => send({ _tag: 'DigitsTyped', digits })}
        onComplete={(digits) => send({ _tag: 'CodeGiven', digits })}
      />
      <Button look="primary" small type="submit" busy={view.busy}>
        <ArrowRight size={24} />
        <VisuallyHidden>{t.submitCode}</VisuallyHidden>
      </Button>
    </CodeLine>
    <Resend>
      <Muted>
        {t.noCode} {t.stillNoCode}{' '}
        <a href={`mailto:${supportEmail}`} translate="no">
          {supportEmail}
        </a>
        .
      </Muted>
      <ResendLink view={view.resend} send={send} />
    </Resend>
  </>
);
