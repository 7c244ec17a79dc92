import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { techCheckWords } from '../../application/tech-check/tech-check.words';
import type { DoneFacts, TechCheckAct } from '../../application/tech-check/tech-check.live';
import type { DeviceKind } from '../../domain/tech-check/device-fault';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Row, Sheet, Stack } from '../kit/layout';
import { Notice, type Tone } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { BackLink } from '../kit/page-link';
import { SelectField } from '../kit/select-field';
import { UploadBar } from '../kit/upload-bar';
import { techCheckTexts as t } from './tech-check.texts';
import { CopyUrl, type CopyUrlProps } from './copy-url';
import { PermissionHelp } from './permission-help';
import type { DeviceVerdictView, TechCheckView } from './tech-check.view';
import { Verdict } from './verdict';

const Countdown = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;

  strong {
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

const tones = { checking: 'notice', good: 'success', bad: 'error' } as const satisfies Readonly<
  Record<TechCheckView['overall']['tone'], Tone>
>;

export interface TechCheckPageProps extends DoneFacts {
  readonly view: TechCheckView;
  readonly send: (act: TechCheckAct) => void;
  readonly onReload: () => void;
  /** Undefined: a standalone check, which has no list to go back to. */
  readonly backHref: string | undefined;
  readonly copying: CopyUrlProps;
  /** The live picture and the meter, which need a device. */
  readonly picture: ReactNode;
  readonly meter: ReactNode;
  /** Another way out of a line that is too slow or was not measured. */
  readonly later: ReactNode;
  /** The QR code, or the button that shows it. */
  readonly phone: ReactNode;
}

interface DeviceProps extends Pick<TechCheckPageProps, 'send'> {
  readonly kind: DeviceKind;
  readonly verdict: DeviceVerdictView;
  readonly children?: ReactNode;
}

const Device = ({ kind, verdict, send, children }: DeviceProps) => (
  <Verdict id={kind} verdict={verdict}>
    {children}
    {verdict.choice !== undefined && (
      <SelectField
        {...verdict.choice}
        fault={undefined}
        takesFocus={false}
        onChoose={(id) => send({ _tag: 'DeviceChosen', kind, id })}
      />
    )}
    {verdict.checkAgain && (
      <div>
        <Button look="quiet" onClick={() => send({ _tag: 'TryAgainPressed' })} aria-describedby={kind}>
          {t.checkAgain}
        </Button>
      </div>
    )}
  </Verdict>
);

const Outside = ({ steps, copying }: { readonly steps: readonly string[]; readonly copying: CopyUrlProps }) => (
  <Card aria-labelledby="outside">
    <Stack>
      <h2 id="outside">{t.outsideTitle}</h2>
      <p>{t.outsideText}</p>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <CopyUrl {...copying} />
    </Stack>
  </Card>
);

const Line = ({ view, send, later }: Pick<TechCheckPageProps, 'view' | 'send' | 'later'>) => (
  <Verdict id="line" verdict={view.line}>
    {view.measured === undefined ? (
      <Row $gap={1.5}>
        <Button look="quiet" onClick={() => send({ _tag: 'MeasurePressed' })}>
          {t.measureAgain}
        </Button>
        <Muted>{t.costs}</Muted>
      </Row>
    ) : (
      <UploadBar name={t.measuring} {...view.measured} note="" news={false} />
    )}
    {view.line.tone === 'bad' && later}
  </Verdict>
);

const Dialogs = ({ view, send, onReload, done }: TechCheckPageProps & { readonly done: () => void }) => (
  <>
    <Dialog
      open={view.recheck}
      title={t.recheckTitle}
      actions={
        <Button look="primary" onClick={onReload}>
          {techCheckWords.recheck}
        </Button>
      }
    >
      <p>{t.recheckText}</p>
    </Dialog>
    <Dialog
      open={view.success && !view.recheck}
      title={t.passedTitle}
      onDismiss={() => send({ _tag: 'SuccessClosed' })}
      actions={
        <Button look="primary" onClick={done}>
          {techCheckWords.done}
        </Button>
      }
    >
      <p>{techCheckWords.passed}</p>
    </Dialog>
  </>
);

const Buttons = ({ view, send, flags, done }: TechCheckPageProps & { readonly done: () => void }) =>
  view.done === undefined && view.skip === undefined ? null : (
    <BottomBar>
      <Stack $gap={1}>
        {view.done !== undefined && (
          <Button look="primary" wide="on-phones" busy={view.done.busy} onClick={done}>
            {view.done.label}
          </Button>
        )}
        {view.skip !== undefined && flags !== undefined && (
          <Button
            look="quiet"
            wide="on-phones"
            busy={view.skip.busy}
            onClick={() => send({ _tag: 'SkipPressed', flags })}
          >
            {view.skip.label}
          </Button>
        )}
      </Stack>
    </BottomBar>
  );

/** The tech check: each part of the device with its verdict and what to do about it (spec 2 §2.9). */
export const TechCheckPage = (props: TechCheckPageProps) => {
  const { view, send, flags, joinIsOpen, backHref, copying, picture, meter, phone, later } = props;
  const done = (): void => send({ _tag: 'DonePressed', flags, joinIsOpen });
  return (
    <>
      <Sheet $gap={2}>
        {backHref !== undefined && <BackLink to={backHref}>{t.back}</BackLink>}
        <PageHeading>{t.heading}</PageHeading>
        {view.countdown !== undefined && (
          <Countdown role="timer">
            {view.countdown.label}
            {view.countdown.time !== undefined && <strong>{view.countdown.time}</strong>}
          </Countdown>
        )}
        {view.intro !== undefined && <p>{view.intro}</p>}
        <Notice tone={tones[view.overall.tone]} title={view.overall.title}>
          <p>{view.overall.text}</p>
        </Notice>
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={done} />}
        {view.help !== undefined && <PermissionHelp help={view.help} {...copying} />}
        {view.outside !== undefined && <Outside steps={view.outside} copying={copying} />}
        {view.offersPhone && (
          <Card aria-labelledby="phone">
            <Stack>
              <h2 id="phone">{t.phoneTitle}</h2>
              <p>{t.phoneText}</p>
              {phone}
            </Stack>
          </Card>
        )}
        <Device kind="camera" verdict={view.camera} send={send}>
          {picture}
        </Device>
        <Device kind="microphone" verdict={view.microphone} send={send}>
          {view.listening !== undefined && (
            <Stack $gap={1.5}>
              <p>{t.say}</p>
              {meter}
              <div>
                <Button look="quiet" busy={view.listening.busy} onClick={() => send({ _tag: 'ListenPressed' })}>
                  {t.listen}
                </Button>
              </div>
              <p role="status">{view.listening.note}</p>
            </Stack>
          )}
        </Device>
        <Line view={view} send={send} later={later} />
        <Verdict id="browser" verdict={view.browser} />
        <Verdict id="device" verdict={view.device} />
        <Buttons {...props} done={done} />
      </Sheet>
      <Dialogs {...props} done={done} />
    </>
  );
};
