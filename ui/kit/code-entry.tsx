import ArrowRight from 'lucide-react/icons/arrow-right';
import { styled } from 'styled-components';
import { signInTexts as t } from '../texts/sign-in';
import { Button } from './button';
import { CodeBoxes } from './code-boxes';
import { Muted } from './layout';
import { VisuallyHidden } from './visually-hidden';

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

/** The resend link: closed with its countdown, open, or at work. */
export type ResendView =
  { readonly _tag: 'Closed'; readonly text: string } | { readonly _tag: 'Open'; readonly busy: string | undefined };

export interface CodeEntryView {
  readonly digits: string;
  readonly fault: string | undefined;
  /** The button's words while the code is looked at. */
  readonly busy: string | undefined;
  readonly resend: ResendView;
}

export interface CodeEntryProps {
  readonly view: CodeEntryView;
  readonly onDigitsChange: (digits: string) => void;
  /** By itself at the 4th digit. The arrow submits the form around it. */
  readonly onComplete: (digits: string) => void;
  readonly onResend: () => void;
  /** Who helps when no code comes: a mail that is refused for good can't be told to this page any more. */
  readonly supportEmail: string;
}

/** A code that was mailed: its boxes with an arrow, and another one for who got none (spec 1 §2). */
export const CodeEntry = ({ view, onDigitsChange, onComplete, onResend, supportEmail }: CodeEntryProps) => (
  <>
    <CodeLine>
      <CodeBoxes
        label={t.code}
        nameOf={t.digit}
        digits={view.digits}
        fault={view.fault}
        onChange={onDigitsChange}
        onComplete={onComplete}
      />
      <Button look="primary" small type="submit" busy={view.busy}>
        <ArrowRight size={24} />
        <VisuallyHidden>{t.submitCode}</VisuallyHidden>
      </Button>
    </CodeLine>
    <Resend>
      <Muted>
        {t.noCode} {t.stillNoCode} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </Muted>
      {view.resend._tag === 'Closed' ? (
        <p data-figures="">{view.resend.text}</p>
      ) : (
        <Button look="link" busy={view.resend.busy} onClick={onResend}>
          {t.resend}
        </Button>
      )}
    </Resend>
  </>
);
