import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { techCheckWords } from '../../application/tech-check/tech-check.words';
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

export interface TechCheckActs {
  readonly onChoose: (kind: DeviceKind, id: string) => void;
  readonly onTryAgain: () => void;
  readonly onMeasure: () => void;
  readonly onListen: () => void;
  readonly onDone: () => void;
  readonly onSkip: () => void;
  readonly onCloseSuccess: () => void;
  readonly onReload: () => void;
}

export interface TechCheckPageProps extends TechCheckActs {
  readonly view: TechCheckView;
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

interface DeviceProps {
  readonly kind: DeviceKind;
  readonly verdict: DeviceVerdictView;
  readonly acts: TechCheckActs;
  readonly children?: ReactNode;
}

const Device = ({ kind, verdict, acts, children }: DeviceProps) => (
  <Verdict id={kind} verdict={verdict}>
    {children}
    {verdict.choice !== undefined && (
      <SelectField
        {...verdict.choice}
        fault={undefined}
        takesFocus={false}
        onChoose={(id) => acts.onChoose(kind, id)}
      />
    )}
    {verdict.checkAgain && (
      <div>
        <Button look="quiet" onClick={acts.onTryAgain} aria-describedby={kind}>
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

interface LineProps extends Pick<TechCheckPageProps, 'later'> {
  readonly view: TechCheckView;
  readonly acts: TechCheckActs;
}

const Line = ({ view, acts, later }: LineProps) => (
  <Verdict id="line" verdict={view.line}>
    {view.measured === undefined ? (
      <Row $gap={1.5}>
        <Button look="quiet" onClick={acts.onMeasure}>
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

const Dialogs = ({ view, acts }: { readonly view: TechCheckView; readonly acts: TechCheckActs }) => (
  <>
    <Dialog
      open={view.recheck}
      title={t.recheckTitle}
      actions={
        <Button look="primary" onClick={acts.onReload}>
          {techCheckWords.recheck}
        </Button>
      }
    >
      <p>{t.recheckText}</p>
    </Dialog>
    <Dialog
      open={view.success && !view.recheck}
      title={t.passedTitle}
      onDismiss={acts.onCloseSuccess}
      actions={
        <Button look="primary" onClick={acts.onDone}>
          {techCheckWords.done}
        </Button>
      }
    >
      <p>{techCheckWords.passed}</p>
    </Dialog>
  </>
);

const Buttons = ({ view, acts }: { readonly view: TechCheckView; readonly acts: TechCheckActs }) =>
  view.done === undefined && view.skip === undefined ? null : (
    <BottomBar>
      <Stack $gap={1}>
        {view.done !== undefined && (
          <Button look="primary" wide="on-phones" busy={view.done.busy} onClick={acts.onDone}>
            {view.done.label}
          </Button>
        )}
        {view.skip !== undefined && (
          <Button look="quiet" wide="on-phones" busy={view.skip.busy} onClick={acts.onSkip}>
            {view.skip.label}
          </Button>
        )}
      </Stack>
    </BottomBar>
  );

/** The tech check: each part of the device with its verdict and what to do about it (spec 2 §2.9). */
export const TechCheckPage = (props: TechCheckPageProps) => {
  const { view, backHref, copying, picture, meter, phone, later, ...acts } = props;
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
        {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={acts.onDone} />}
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
        <Device kind="camera" verdict={view.camera} acts={acts}>
          {picture}
        </Device>
        <Device kind="microphone" verdict={view.microphone} acts={acts}>
          {view.listening !== undefined && (
            <Stack $gap={1.5}>
              <p>{t.say}</p>
              {meter}
              <div>
                <Button look="quiet" busy={view.listening.busy} onClick={acts.onListen}>
                  {t.listen}
                </Button>
              </div>
              <p role="status">{view.listening.note}</p>
            </Stack>
          )}
        </Device>
        <Line view={view} acts={acts} later={later} />
        <Verdict id="browser" verdict={view.browser} />
        <Verdict id="device" verdict={view.device} />
        <Buttons view={view} acts={acts} />
      </Sheet>
      <Dialogs view={view} acts={acts} />
    </>
  );
};
