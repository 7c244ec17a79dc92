import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { recordingWords } from '../../application/recording/recording.words';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Sheet } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading, headingId } from '../kit/page-heading';
import { Bone, Skeleton } from '../kit/skeleton';
import { useHeadingFocus } from '../kit/use-heading-focus';
import { recorderTexts as t } from './recorder.texts';
import { QuestionPage, questionHeadingId, type QuestionPageProps } from './question-page';
import type { RecorderBody, RecorderDialogsView, RecorderView } from './recorder.view';
import { ReviewPage, type ReviewPageProps } from './review-page';

/** On a wide screen the job takes one line, so that the camera's picture has the height. */
const Above = styled.div`
  @media (min-width: 720px) {
    margin-top: -24px;

    > div {
      padding-block: 8px;
    }

    img {
      width: 40px;
      height: 40px;
      padding: 4px;
    }

    > div > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: 16px;
    }
  }
`;

export interface RecorderPageProps extends Omit<QuestionPageProps, 'view'>, Omit<ReviewPageProps, 'view'> {
  readonly view: RecorderView;
  /** The job's band above it. */
  readonly band: ReactNode;
  /** The dialog that asks for the e-mailed code (R41). */
  readonly proof?: ReactNode;
}

const Dialogs = ({ view, send }: Pick<RecorderPageProps, 'send'> & { readonly view: RecorderDialogsView }) => {
  const stay = (): void => send({ _tag: 'Session', event: { _tag: 'LeaveDeclined' } });
  const closeCaution = (): void => send({ _tag: 'CautionClosed' });
  const stopWaiting = (): void => send({ _tag: 'WaitingClosed' });
  return (
    <>
      <Dialog
        open={view.leave !== undefined}
        title={t.leaveTitle}
        onDismiss={stay}
        actions={
          <>
            <Button look="quiet" onClick={stay}>
              {t.no}
            </Button>
            <Button look="danger" onClick={() => send({ _tag: 'Session', event: { _tag: 'LeaveConfirmed' } })}>
              {t.yes}
            </Button>
          </>
        }
      >
        <p>{view.leave}</p>
      </Dialog>
      <Dialog
        open={view.caution !== undefined}
        title={t.cautionTitle}
        onDismiss={closeCaution}
        actions={
          <>
            <Button look="quiet" onClick={closeCaution}>
              {t.cancel}
            </Button>
            <Button look="danger" onClick={() => send({ _tag: 'CautionAccepted' })}>
              {t.yes}
            </Button>
          </>
        }
      >
        <p>{view.caution}</p>
      </Dialog>
      <Dialog
        open={view.slow !== undefined}
        title={t.slowTitle}
        onDismiss={stopWaiting}
        actions={
          view.slow !== undefined && (
            <>
              {view.slow.canSend && (
                <Button look="primary" onClick={() => send({ _tag: 'ReSubmitPressed' })}>
                  {recordingWords.reSubmit}
                </Button>
              )}
              <Button
                look="quiet"
                onClick={() => view.slow && send({ _tag: 'RecordInsteadPressed', questionId: view.slow.instead })}
              >
                {t.reRecord}
              </Button>
            </>
          )
        }
      >
        <p>{view.slow?.text}</p>
        <p>{t.answersKept}</p>
      </Dialog>
      <Dialog
        open={view.uploading !== undefined}
        title={t.uploadingTitle}
        onDismiss={stopWaiting}
        actions={
          <Button look="quiet" onClick={stopWaiting}>
            {t.close}
          </Button>
        }
      >
        <p role="status">{view.uploading?.text}</p>
        <p>{view.uploading?.note}</p>
      </Dialog>
    </>
  );
};

const Loading = () => (
  <Skeleton label={t.loading}>
    <Bone $height="72px" />
    <Bone $height="240px" />
  </Skeleton>
);

const Body = ({ body, ...props }: { readonly body: RecorderBody } & RecorderPageProps) => {
  switch (body._tag) {
    case 'Opening':
      return <Loading />;
    case 'Elsewhere':
      return (
        <Notice tone="notice" title={t.elsewhereTitle}>
          <p>{t.elsewhereText}</p>
        </Notice>
      );
    case 'Submitted':
      return (
        <Notice tone="success" title={t.submittedTitle}>
          <p>{t.submittedText}</p>
        </Notice>
      );
    case 'Question':
      return <QuestionPage {...props} view={body} />;
    case 'Review':
      return <ReviewPage {...props} view={body} />;
  }
};

/** What the page shows: another question, its answer in place of the camera, the list. */
const shownBy = (body: RecorderBody): string =>
  body._tag === 'Question' ? `${body.step} ${body.picture === 'answer' ? 'answered' : 'asked'}` : body._tag;

/** The recorder and its review list, with their dialogs (spec 2 §2.3). */
export const RecorderPage = (props: RecorderPageProps) => {
  const { body } = props.view;
  useHeadingFocus(shownBy(body), 'Opening', body._tag === 'Question' ? questionHeadingId : headingId);
  return (
    <>
      <Sheet $gap={2}>
        <Above>{props.band}</Above>
        <PageHeading>{body._tag === 'Review' ? recordingWords.review : props.view.heading}</PageHeading>
        <Body {...props} body={body} />
      </Sheet>
      <Dialogs view={props.view.dialogs} send={props.send} />
      {props.proof}
    </>
  );
};
