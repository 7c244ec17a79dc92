import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import { styled } from 'styled-components';
import type { AudioCallAct } from '../../application/live-interview/audio-call.live';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Row, Sheet, Stack } from '../kit/layout';
import { LevelMeter } from '../kit/level-meter';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { ThemeScope } from '../kit/theme-scope';
import { Unfold } from '../kit/unfold';
import { frameTexts } from '../texts/frame';
import { liveTexts as t } from './live-interview.texts';
import { JobBand } from '../applications/job-band';
import type { JobBandView } from '../applications/job.view';
import type { AudioView } from './audio.view';

const State = styled.p`
  font-size: 1.5rem;
  font-weight: 600;
`;

const Keys = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 64px);
  gap: 8px;
`;

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

/** For a conference that asks for a number: each key is sent on the call at once. */
const Keypad = ({ send }: Pick<AudioPageProps, 'send'>) => (
  <Unfold showLabel={t.showKeys} hideLabel={t.hideKeys}>
    <Keys role="group" aria-label={t.keypad}>
      {keys.map((key) => (
        <Button
          key={key}
          look="quiet"
          aria-label={t.keyNames[key]}
          onClick={() => send({ _tag: 'KeyPressed', digits: key })}
        >
          {key}
        </Button>
      ))}
    </Keys>
  </Unfold>
);

const Voice = ({ label, percent }: { readonly label: string; readonly percent: number }) => (
  <div>
    <span aria-hidden="true">{label}</span>
    <LevelMeter label={label} percent={percent} valueText={t.levelValue(percent)} />
  </div>
);

export interface AudioPageProps {
  readonly view: AudioView;
  readonly job: JobBandView;
  readonly nextHref: string;
  readonly dialIn: string | undefined;
  readonly send: (act: AudioCallAct) => void;
}

/** An audio interview: its state, mute, keys, End, and calling again (spec 2 §2.12, §4.6, R49). */
export const AudioPage = ({ view, job, nextHref, dialIn, send }: AudioPageProps) => (
  <ThemeScope theme={job.theme}>
    <Sheet $gap={2}>
      <JobBand job={job} />
      <PageHeading>{t.audioHeading}</PageHeading>
      <Card aria-labelledby="call">
        <Stack>
          <h2 id="call">{t.call}</h2>
          <State role="status" data-phase={view.phase}>
            {view.state}
          </State>
          <Muted>{t.callText}</Muted>
          {view.reconnecting && <Notice tone="notice" title={t.callReconnecting} />}
          {view.unheard !== undefined && (
            <Notice tone="notice" title={view.unheard.title}>
              <p>{view.unheard.text}</p>
            </Notice>
          )}
          {view.failure !== undefined && (
            <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'CallAgainPressed' })} />
          )}
          {view.levels !== undefined && (
            <>
              <Voice label={t.yourVoice} percent={view.levels.own} />
              <Voice label={t.theirVoice} percent={view.levels.theirs} />
            </>
          )}
          <Row>
            {view.mute !== undefined && (
              <Button look="quiet" aria-pressed={view.mute.muted} onClick={() => send({ _tag: 'MutePressed' })}>
                {view.mute.muted ? <MicOff size={20} /> : <Mic size={20} />}
                {view.mute.label}
              </Button>
            )}
            {view.ends && (
              <Button look="danger" onClick={() => send({ _tag: 'EndPressed' })}>
                {t.end}
              </Button>
            )}
            {view.callsAgain && (
              <Button look="primary" onClick={() => send({ _tag: 'CallAgainPressed' })}>
                {t.callAgain}
              </Button>
            )}
          </Row>
          {view.keys && <Keypad send={send} />}
          {dialIn !== undefined && <p>{dialIn}</p>}
        </Stack>
      </Card>
      {!view.ends && <PageLink to={nextHref}>{frameTexts.myJobs}</PageLink>}
    </Sheet>
  </ThemeScope>
);
