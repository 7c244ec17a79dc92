import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RoomAct } from '../../application/live-interview/meeting-state.live';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { RoundButton } from '../kit/round-button';
import { ThemeScope } from '../kit/theme-scope';
import { VisuallyHidden } from '../kit/visually-hidden';
import { liveTexts as t } from './live-interview.texts';
import type { JobBandView } from '../applications/job.view';
import { DeviceControls, FailedDevices } from './device-controls';
import { QuestionCard } from './question-card';
import { Alone, Banner, Bar, Corner, Line, Stage } from './room-look';
import type { QuestionView, RoomView } from './room.view';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  &:fullscreen {
    align-content: start;
    padding: 16px;
    overflow: auto;
    background: var(--paper);
  }

  @media (min-width: 1000px) {
    &[data-asked] {
      grid-template-columns: minmax(0, 1fr) 360px;
    }
  }
`;

const Peers = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 4px;
  width: 100%;
  height: 100%;
`;

/** A way to show the room, and whether it is shown so. */
export interface Shown {
  readonly isOn: boolean;
  readonly onPress: () => void;
}

export interface RoomPageProps {
  readonly view: RoomView<unknown, unknown>;
  readonly send: (act: RoomAct) => void;
  /** Back to My Job Applications, where a retry can't help. */
  readonly onBack: () => void;
  readonly job: JobBandView;
  /** The video pictures, which need a device; the provider's frame. */
  readonly peers: readonly ReactNode[];
  readonly own: ReactNode;
  readonly frame: ReactNode;
  /** What is shown in full screen: with the controls and the questions, which must not be missed. */
  readonly roomRef: (room: HTMLElement | null) => void;
  /** Undefined: this browser doesn't support it. */
  readonly pictureInPicture: Shown | undefined;
  readonly fullScreen: Shown | undefined;
}

const Controls = ({ view, send, pictureInPicture, fullScreen }: RoomPageProps) => {
  const { controls } = view;
  return (
    <Bar role="group" aria-label={t.controls}>
      {controls !== undefined && (
        <>
          <DeviceControls view={controls} send={send} />
          {pictureInPicture !== undefined && (
            <RoundButton
              label={t.pictureInPicture[pictureInPicture.isOn ? 'off' : 'on']}
              disabled={view.peers.length === 0}
              onPress={pictureInPicture.onPress}
            >
              <PictureInPicture size={22} />
            </RoundButton>
          )}
          {fullScreen !== undefined && (
            <RoundButton
              label={t.fullScreen[fullScreen.isOn ? 'off' : 'on']}
              disabled={false}
              onPress={fullScreen.onPress}
            >
              {fullScreen.isOn ? <Minimize size={22} /> : <Maximize size={22} />}
            </RoundButton>
          )}
        </>
      )}
      <Button look="danger" onClick={() => send({ _tag: 'LeaveAsked' })}>
        {t.leave}
      </Button>
    </Bar>
  );
};

/** The interviewer's questions, the newest first and in sight. */
const Questions = ({
  questions,
  send,
}: Pick<RoomPageProps, 'send'> & { readonly questions: readonly QuestionView[] }) => {
  const top = useRef<HTMLDivElement>(null);
  const newest = questions[0]?.id;
  useEffect(() => {
    if (newest !== undefined) top.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <Stack $gap={1.5}>
      <h2>{t.questionsHeading}</h2>
      {questions.map((question, index) => (
        <div key={question.id} ref={index === 0 ? top : undefined}>
          <QuestionCard view={question} send={send} />
        </div>
      ))}
    </Stack>
  );
};

/** /join: the room of a live interview (spec 2 §2.12, §4.6). */
export const RoomPage = (props: RoomPageProps) => {
  const { view, send, job, peers, own, frame, roomRef, onBack } = props;
  const { trouble } = view;
  const stay = (): void => send({ _tag: 'LeaveDeclined' });
  return (
    <ThemeScope theme={job.theme}>
      <Layout ref={roomRef} {...(view.questions.length > 0 && { 'data-asked': '' })}>
        <Stack $gap={1.5}>
          <div>
            <PageHeading>{t.roomHeading}</PageHeading>
            <Muted>
              {job.positionName}, {job.communityName}
            </Muted>
          </div>
          {view.notice !== undefined && <Notice tone={view.notice.tone} title={view.notice.text} />}
          {trouble !== undefined ? (
            <FailureNotice
              failure={trouble}
              onAct={trouble.leadsBack ? onBack : () => send({ _tag: 'TryAgainPressed' })}
            />
          ) : view.frame !== undefined ? (
            frame
          ) : (
            <Stage aria-label={t.stage}>
              {peers.length > 0 ? <Peers>{peers}</Peers> : <Alone aria-hidden="true">{view.status}</Alone>}
              {view.controls !== undefined && <Corner>{own}</Corner>}
              {view.reconnecting && <Banner>{t.reconnecting}</Banner>}
            </Stage>
          )}
          <Line role="status">
            {view.reconnecting || (view.status !== '' && view.frame === undefined) ? (
              // The stage shows it.
              <VisuallyHidden>{view.reconnecting ? t.reconnecting : view.status}</VisuallyHidden>
            ) : view.status === '' ? (
              view.speaking
            ) : (
              view.status
            )}
          </Line>
          {view.quality !== undefined && (
            <Notice tone="notice" title={view.quality.text}>
              <p>{view.quality.hint}</p>
            </Notice>
          )}
          {view.controls !== undefined && <FailedDevices failed={view.controls.failed} />}
          <Controls {...props} />
        </Stack>
        {view.questions.length > 0 && <Questions questions={view.questions} send={send} />}
        {/* A question that comes is read out. */}
        <VisuallyHidden role="status">{view.asked}</VisuallyHidden>
      </Layout>
      <Dialog
        open={view.asksLeave}
        title={t.leaveTitle}
        onDismiss={stay}
        actions={
          <>
            <Button look="quiet" onClick={stay}>
              {t.stay}
            </Button>
            <Button look="danger" onClick={() => send({ _tag: 'LeavePressed' })}>
              {t.leave}
            </Button>
          </>
        }
      >
        <p>{t.leaveText}</p>
      </Dialog>
    </ThemeScope>
  );
};
