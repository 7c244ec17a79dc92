import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { InterviewingAct } from '../../application/live-interview/interviewing.live';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { TextArea } from '../kit/text-area';
import { useHeadingFocus } from '../kit/use-heading-focus';
import { interviewerTexts as t } from './interviewer.texts';
import { liveTexts } from './live-interview.texts';
import { DeviceControls, FailedDevices } from './device-controls';
import { Alone, Banner, Bar, Corner, Line, Stage } from './room-look';
import type { InterviewerView, PushedView } from './interviewer.view';

const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  width: 100%;

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;

const Questions = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Words = styled.p`
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface InterviewerPageProps {
  readonly view: InterviewerView<unknown>;
  readonly send: (act: InterviewingAct) => void;
  /** The video pictures, which need a device. */
  readonly peer: ReactNode;
  readonly own: ReactNode;
}

type Of<Tag extends InterviewerView<unknown>['_tag']> = InterviewerPageProps & {
  readonly view: Extract<InterviewerView<unknown>, { readonly _tag: Tag }>;
};

const Waiting = ({ view, send }: Of<'Waiting'>) => (
  <Sheet>
    <Stack $gap={2}>
      <Card>
        <Stack $gap={2}>
          <div>
            <PageHeading>{view.heading}</PageHeading>
            <Muted>{view.job}</Muted>
          </div>
          <div>
            <p>{view.when}</p>
            {view.forYou !== undefined && <Muted>{view.forYou}</Muted>}
          </div>
          <div role="status">
            <Notice
              tone={view.reconnecting ? 'notice' : view.who.tone}
              title={view.reconnecting ? liveTexts.reconnecting : view.who.text}
            />
          </div>
          {view.opens !== undefined && <p>{view.opens}</p>}
          <Button
            look="primary"
            wide="always"
            disabled={!view.mayJoin}
            busy={view.busy}
            onClick={() => send({ _tag: 'JoinPressed' })}
          >
            {t.join}
          </Button>
          <Muted>{t.notRecorded}</Muted>
        </Stack>
      </Card>
      <Card>
        <Stack $gap={1.5}>
          <div>
            <h2>{t.etaHeading}</h2>
            <Muted>{view.etaText}</Muted>
          </div>
          <Row role="group" aria-label={t.etaHeading}>
            <Button look="quiet" onClick={() => send({ _tag: 'EtaPressed', eta: { _tag: 'Coming' } })}>
              {t.eta.yes}
            </Button>
            <Button look="quiet" onClick={() => send({ _tag: 'EtaPressed', eta: { _tag: 'Delayed', minutes: 5 } })}>
              {t.eta.five}
            </Button>
            <Button look="quiet" onClick={() => send({ _tag: 'EtaPressed', eta: { _tag: 'NotComing' } })}>
              {t.eta.no}
            </Button>
          </Row>
          <p role="status">{view.eta ?? ''}</p>
        </Stack>
      </Card>
    </Stack>
  </Sheet>
);

const Question = ({ view, send }: Pick<InterviewerPageProps, 'send'> & { readonly view: PushedView }) => (
  <li>
    <Card>
      <Stack $gap={1}>
        <Words>{view.question}</Words>
        {view.options.length > 0 && <Muted>{view.options.join(' · ')}</Muted>}
        <Words role="status">
          <strong>{view.state ?? ''}</strong>
        </Words>
        <div>
          <Button look="quiet" onClick={() => send({ _tag: 'AskPressed', question: view, id: view.id })}>
            {view.button}
          </Button>
        </div>
      </Stack>
    </Card>
  </li>
);

const OwnQuestion = ({ view: { ownQuestion }, send }: Pick<Of<'InCall'>, 'view' | 'send'>) => (
  <Stack $gap={1}>
    <TextArea
      label={t.ownQuestion}
      value={ownQuestion.words}
      placeholder=""
      fault={ownQuestion.fault}
      onChange={(words) => send({ _tag: 'OwnQuestionTyped', words })}
    />
    <div>
      <Button look="quiet" onClick={() => send({ _tag: 'OwnQuestionPressed' })}>
        {t.ask}
      </Button>
    </div>
  </Stack>
);

const InCall = ({ view, peer, own, send }: Of<'InCall'>) => {
  const goOn = (): void => send({ _tag: 'EndDeclined' });
  return (
    <Wide>
      <Stack $gap={1.5}>
        <div>
          <PageHeading>{view.heading}</PageHeading>
          <Muted>{view.job}</Muted>
        </div>
        <Stage aria-label={liveTexts.stage}>
          {view.peer === undefined ? <Alone aria-hidden="true">{view.status}</Alone> : peer}
          <Corner>{own}</Corner>
          {view.reconnecting && <Banner aria-hidden="true">{liveTexts.reconnecting}</Banner>}
        </Stage>
        <Line role="status">
          {view.reconnecting ? liveTexts.reconnecting : view.status === '' ? view.speaking : view.status}
        </Line>
        {view.quality !== undefined && (
          <Notice tone="notice" title={view.quality.text}>
            <p>{view.quality.hint}</p>
          </Notice>
        )}
        <FailedDevices failed={view.failed} />
        <Bar role="group" aria-label={liveTexts.controls}>
          <DeviceControls view={view} send={send} />
          <Button look="danger" onClick={() => send({ _tag: 'EndAsked' })}>
            {t.end}
          </Button>
        </Bar>
      </Stack>
      <Stack $gap={1.5}>
        <h2>{t.questionsHeading}</h2>
        {view.questions.length === 0 && <Muted>{t.noQuestions}</Muted>}
        <Questions>
          {view.questions.map((question) => (
            <Question key={question.id} view={question} send={send} />
          ))}
        </Questions>
        <OwnQuestion view={view} send={send} />
      </Stack>
      <Dialog
        open={view.asksEnd}
        title={t.endTitle}
        onDismiss={goOn}
        actions={
          <>
            <Button look="quiet" onClick={goOn}>
              {t.goOn}
            </Button>
            <Button look="danger" onClick={() => send({ _tag: 'EndPressed' })}>
              {t.end}
            </Button>
          </>
        }
      >
        <p>{view.endText}</p>
      </Dialog>
    </Wide>
  );
};

const Said = ({ view, send }: InterviewerPageProps) => {
  const open = (): void => send({ _tag: 'OpenPressed' });
  switch (view._tag) {
    case 'Link':
      return (
        <>
          <PageHeading>{t.linkHeading}</PageHeading>
          <p>{t.linkText}</p>
          {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={open} />}
          <Button look="primary" wide="always" busy={view.busy} onClick={open}>
            {t.open}
          </Button>
        </>
      );
    case 'Message':
      return (
        <>
          <PageHeading>{view.title}</PageHeading>
          <p>{view.text}</p>
        </>
      );
    case 'Trouble':
      return (
        <>
          <PageHeading>{t.linkHeading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'TryAgainPressed' })} />
        </>
      );
    case 'Loading':
      return (
        <>
          <PageHeading>{t.linkHeading}</PageHeading>
          <Muted role="status">{t.loading}</Muted>
        </>
      );
    case 'Waiting':
    case 'InCall':
      return null;
  }
};

/** /interviewer: the interviewer's side of the peer room (ours). */
export const InterviewerPage = (props: InterviewerPageProps) => {
  const { view } = props;
  useHeadingFocus(view._tag, 'Loading');
  if (view._tag === 'Waiting') return <Waiting {...props} view={view} />;
  if (view._tag === 'InCall') return <InCall {...props} view={view} />;
  return (
    <Sheet>
      <Card>
        <Stack $gap={2}>
          <Said {...props} />
        </Stack>
      </Card>
    </Sheet>
  );
};
