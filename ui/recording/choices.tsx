import { styled } from 'styled-components';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { TickBox } from '../kit/tick-box';
import { recordingWaysTexts as t } from './recording-ways.texts';
import type { RecordingChoiceAct } from '../../application/recording/recording-choice.live';
import type { ChoicesView } from './choices.view';

const Later = styled(Stack)`
  margin-top: 16px;
`;

export interface ChoicesProps {
  readonly view: ChoicesView;
  readonly send: (act: RecordingChoiceAct) => void;
  /** On a page with more above it, the main choice stays within reach of the thumb. */
  readonly mainInBar?: boolean;
}

/** The choices, the consent that 'now' requires, and what prevents it (spec 2 §2.6, R22, R62). */
export const Choices = ({ view, send, mainInBar = false }: ChoicesProps) => (
  <>
    <Stack $gap={2}>
      {view.failure !== undefined && <FailureNotice failure={view.failure} />}
      <Stack $gap={1.5}>
        {(mainInBar ? view.choices.slice(1) : view.choices).map(({ option, label, busy, note }) => (
          <Stack $gap={0.5} key={option}>
            <Button
              look={option === 'now' ? 'primary' : 'quiet'}
              wide="on-phones"
              busy={busy}
              onClick={() => send({ _tag: 'Pressed', option })}
            >
              {label}
            </Button>
            {note !== undefined && <Muted>{note}</Muted>}
          </Stack>
        ))}
      </Stack>
      {/* After the choices: practice and the tour need no consent, and all of them are in sight (R62). */}
      {view.consent !== undefined && (
        <Card aria-labelledby="consent">
          <Stack $gap={1}>
            <h2 id="consent">{t.consentHeading}</h2>
            {view.consent.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <TickBox
              label={t.consentTick}
              ticked={view.consent.ticked}
              fault={view.consent.fault}
              takesFocus
              onTick={(ticked) => send({ _tag: 'Ticked', ticked })}
            />
          </Stack>
        </Card>
      )}
      {view.line !== undefined && (
        <Dialog
          open
          title={view.line.title}
          onDismiss={() => send({ _tag: 'DialogClosed' })}
          actions={
            <>
              <Button look="quiet" onClick={() => send({ _tag: 'DialogClosed' })}>
                {t.close}
              </Button>
              <Button look="primary" onClick={() => send({ _tag: 'Pressed', option: 'now' })}>
                {t.checkAgain}
              </Button>
            </>
          }
        >
          <p>{view.line.text}</p>
          {view.line.later !== undefined && (
            <Later $gap={0.5}>
              <div>
                <Button look="quiet" onClick={() => send({ _tag: 'Pressed', option: 'later' })}>
                  {view.line.later.label}
                </Button>
              </div>
              <Muted>{view.line.later.note}</Muted>
            </Later>
          )}
        </Dialog>
      )}
    </Stack>
    {/* Not within the stack, above whose beginning it cannot rise. */}
    {mainInBar && (
      <BottomBar>
        {view.choices.slice(0, 1).map(({ option, label, busy }) => (
          <Button
            key={option}
            look="primary"
            wide="always"
            busy={busy}
            onClick={() => send({ _tag: 'Pressed', option })}
          >
            {label}
          </Button>
        ))}
      </BottomBar>
    )}
  </>
);
