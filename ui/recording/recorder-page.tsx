import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { recordingWords } from '../../application/recording/recording.words';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
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

export interface DialogActs {
  readonly onLeave: () => void;
  readonly onStay: () => void;
  readonly onCaution: (proceeds: boolean) => void;
  readonly onReSubmit: () => void;
  readonly onInstead: (id: InterviewQuestionId) => void;
  readonly onStopWaiting: () => void;
}

export interface RecorderPageProps
  extends Omit<QuestionPageProps, 'view' | 'onRecord'>, Omit<ReviewPageProps, 'view' | 'onRecord'>, DialogActs {
  readonly view: RecorderView;
  readonly onRecord: () => void;
  readonly onRecordFor: (id: InterviewQuestionId) => void;
  /** The job's band above it. */
  readonly band: ReactNode;
  /** The dialog that asks for the e-mailed code (R41). */
  readonly proof?: ReactNode;
}

const Dialogs = ({ view, ...acts }: { readonly view: RecorderDialogsView } & DialogActs) => (
  <>
    <Dialog
      open={view.leave !== undefined}
      title={t.leaveTitle}
      onDismiss={acts.onStay}
      actions={
        <>
          <Button look="quiet" onClick={acts.onStay}>
            {t.no}
          </Button>
          <Button look="danger" onClick={acts.onLeave}>
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
      onDismiss={() => acts.onCaution(false)}
      actions={
        <>
          <Button look="quiet" onClick={() => acts.onCaution(false)}>
            {t.cancel}
          </Button>
          <Button look="danger" onClick={() => acts.onCaution(true)}>
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
      onDismiss={acts.onStopWaiting}
      actions={
        view.slow !== undefined && (
          <>
            {view.slow.canSend && (
              <Button look="primary" onClick={acts.onReSubmit}>
                {recordingWords.reSubmit}
              </Button>
            )}
            <Button look="quiet" onClick={() => view.slow && acts.onInstead(view.slow.instead)}>
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
      onDismiss={acts.onStopWaiting}
      actions={
        <Button look="quiet" onClick={acts.onStopWaiting}>
          {t.close}
        </Button>
      }
    >
      <p role="status">{view.uploading?.text}</p>
      <p>{view.uploading?.note}</p>
    </Dialog>
  </>
);

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
      return <ReviewPage {...props} view={body} onRecord={props.onRecordFor} />;
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
      <Dialogs {...props} view={props.view.dialogs} />
      {props.proof}
    </>
  );
};
