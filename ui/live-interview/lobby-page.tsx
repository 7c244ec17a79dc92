import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LobbyAct } from '../../application/live-interview/lobby.live';
import type { DeviceKind } from '../../domain/tech-check/device-fault';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Row, Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { BackLink, PageLink } from '../kit/page-link';
import { SelectField } from '../kit/select-field';
import { ThemeScope } from '../kit/theme-scope';
import { TickBox } from '../kit/tick-box';
import { liveTexts as t } from './live-interview.texts';
import { techCheckTexts } from '../tech-check/tech-check.texts';
import { JobBand } from '../applications/job-band';
import type { DeviceVerdictView } from '../tech-check/tech-check.view';
import { Verdict } from '../tech-check/verdict';
import { CountdownFilm } from './countdown-film';
import type { LobbyView } from './lobby.view';

const Clock = styled.p`
  display: grid;
  justify-items: center;
  text-align: center;

  strong {
    font-size: 2rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;

const Start = styled.div`
  margin-block-start: -8px;
  text-align: center;
  text-wrap: balance;
`;

const News = styled.p`
  text-align: center;
  font-weight: 600;

  &:empty {
    margin-block-start: -16px;
  }
`;

/** The upload that comes first, above the Join Now that waits for it. */
const First = styled.div`
  display: grid;
  gap: 8px;

  @media (min-width: 720px) {
    display: flex;
  }
`;

const Tips = styled.ul`
  display: grid;
  gap: 4px;
  padding-inline-start: 1.2em;
  list-style: disc;
`;

/** The delays that a candidate can announce, in minutes. */
const delays = [5, 10, 15] as const;

export interface LobbyPageProps {
  readonly view: LobbyView;
  readonly send: (act: LobbyAct) => void;
  readonly backHref: string;
  readonly uploadHref: string;
  /** The live picture and the meter, which need a device. */
  readonly picture: ReactNode;
  readonly meter: ReactNode;
}

interface DeviceProps extends Pick<LobbyPageProps, 'send'> {
  readonly kind: DeviceKind;
  readonly verdict: DeviceVerdictView;
  readonly children: ReactNode;
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
        <Button look="quiet" onClick={() => send({ _tag: 'TryAgainPressed' })}>
          {techCheckTexts.checkAgain}
        </Button>
      </div>
    )}
  </Verdict>
);

interface LateProps extends Pick<LobbyPageProps, 'send'> {
  readonly view: NonNullable<LobbyView['late']>;
}

const Late = ({ view, send }: LateProps) => {
  const decline = (): void => send({ _tag: 'LateDeclined' });
  return (
    <>
      <Row>
        <Button look="quiet" busy={view.busy} onClick={() => send({ _tag: 'LateAsked' })}>
          {t.late}
        </Button>
      </Row>
      <p role="status">{view.confirmation}</p>
      <Dialog
        open={view.asks}
        title={t.lateQuestion}
        onDismiss={decline}
        actions={
          <Button look="link" onClick={decline}>
            {t.notLate}
          </Button>
        }
      >
        <Stack $gap={1}>
          {delays.map((minutes) => (
            <Button key={minutes} look="quiet" wide="always" onClick={() => send({ _tag: 'LatePressed', minutes })}>
              {t.lateBy(minutes)}
            </Button>
          ))}
        </Stack>
      </Dialog>
    </>
  );
};

/** /join-screen: the time until the interview, the candidate's devices, and Join Now once it opens (spec 2 §2.12, §4.6). */
export const LobbyPage = ({ view, backHref, uploadHref, picture, meter, send }: LobbyPageProps) => {
  const [closedId, resumeId] = [useId(), useId()];
  return (
    <ThemeScope theme={view.job.theme}>
      <Sheet $gap={2}>
        <JobBand job={view.job} />
        <BackLink to={backHref}>{t.back}</BackLink>
        <PageHeading>{view.heading}</PageHeading>
        {view.countdown !== undefined && (
          <Clock role="timer">
            {view.countdown.label}
            {view.countdown.time !== undefined && <strong>{view.countdown.time}</strong>}
          </Clock>
        )}
        {view.start !== undefined && (
          <Start>
            <p>{view.start.text}</p>
            {view.start.forYou !== undefined && <Muted>{view.start.forYou}</Muted>}
          </Start>
        )}
        <News role="status">{view.news}</News>
        {view.closed !== undefined && (
          <div id={closedId}>
            <Notice tone="notice" title={t.notYet}>
              <p>{view.closed.text}</p>
              {view.closed.forYou !== undefined && <p>{view.closed.forYou}</p>}
              {view.closed.opens && <Muted>{t.opensByItself}</Muted>}
            </Notice>
          </div>
        )}
        {view.resume !== undefined && (
          <Card aria-labelledby="resume">
            <Stack $gap={1}>
              <h2 id="resume">{t.resumeHeading}</h2>
              <p id={resumeId}>{view.resume.text}</p>
              {view.resume.opens !== undefined && <Muted>{view.resume.opens}</Muted>}
              {view.resume.upload !== undefined && (
                <PageLink to={uploadHref} look="quiet" wide="on-phones">
                  {view.resume.upload}
                </PageLink>
              )}
            </Stack>
          </Card>
        )}
        {view.start?.wait !== undefined && <Muted>{view.start.wait}</Muted>}
        {view.consent !== undefined && (
          <Card aria-labelledby="consent">
            <Stack $gap={1.5}>
              <h2 id="consent">{view.consent.title}</h2>
              <Tips>
                {view.consent.lines.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Tips>
              <TickBox
                label={view.consent.tick}
                ticked={view.consent.agrees}
                fault={view.consent.fault}
                takesFocus
                onTick={(agrees) => send({ _tag: 'Ticked', agrees })}
              />
            </Stack>
          </Card>
        )}
        <Card aria-labelledby="devices">
          <Stack>
            <h2 id="devices">{view.devicesHeading}</h2>
            {view.camera !== undefined && (
              <Device kind="camera" verdict={view.camera} send={send}>
                {picture}
              </Device>
            )}
            <Device kind="microphone" verdict={view.microphone} send={send}>
              {meter}
            </Device>
            {view.without !== undefined && <p>{view.without}</p>}
          </Stack>
        </Card>
        <Card aria-labelledby="tips">
          <Stack $gap={1.5}>
            <h2 id="tips">{t.tipsHeading}</h2>
            {view.film && <CountdownFilm label={t.film} />}
            <Tips>
              {view.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </Tips>
          </Stack>
        </Card>
        {view.late !== undefined && <Late view={view.late} send={send} />}
        {view.dialIn !== undefined && <p>{view.dialIn}</p>}
        {view.failure !== undefined && (
          <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />
        )}
        <BottomBar>
          <First>
            {view.uploadFirst !== undefined && (
              <PageLink to={uploadHref} look="primary" wide="on-phones">
                {view.uploadFirst}
              </PageLink>
            )}
            <Button
              look={view.join.enabled ? 'primary' : 'quiet'}
              wide="on-phones"
              busy={view.join.busy}
              aria-disabled={view.join.enabled ? undefined : true}
              aria-describedby={
                view.closed !== undefined ? closedId : view.uploadFirst !== undefined ? resumeId : undefined
              }
              onClick={() => {
                if (view.join.enabled) send({ _tag: 'JoinPressed', agreed: view.consent === undefined });
              }}
            >
              {view.join.label}
            </Button>
          </First>
        </BottomBar>
      </Sheet>
    </ThemeScope>
  );
};
