import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import type { ResumeAct } from '../../application/resumes/upload-resume.live';
import type { Application } from '../../domain/applications/application';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Facts } from '../kit/facts';
import { FailureNotice } from '../kit/failure-notice';
import { Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { Bone } from '../kit/skeleton';
import { UploadBar } from '../kit/upload-bar';
import { useHeadingFocus } from '../kit/use-heading-focus';
import { frameTexts } from '../texts/frame';
import { uploadResumeTexts as t } from './upload-resume.texts';
import { JobScreen } from '../applications/job-screen';
import { JobScreenLoading } from '../applications/job-screen-loading';
import { FileChoice, SavedChoice } from './file-choice';
import type { MailView, UploadResumeView } from './upload-resume.view';

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > svg {
    flex: none;
    color: var(--success);
  }
`;

const Label = styled.span`
  display: grid;
  text-align: center;

  small {
    font-size: var(--small);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

export interface UploadResumePageProps {
  readonly view: UploadResumeView;
  /** Undefined while it is not known. */
  readonly mine: Application | undefined;
  readonly send: (act: ResumeAct<File>) => void;
  /** Fetches once more what could not be fetched. */
  readonly onRetry: () => void;
}

type Sends = Pick<UploadResumePageProps, 'send'>;
type Choosing = Extract<UploadResumeView, { readonly _tag: 'Choosing' }>;

const MailCard = ({ mail, send }: Sends & { readonly mail: MailView }) => {
  const mailIt = (): void => send({ _tag: 'MailPressed' });
  return (
    <Card aria-labelledby="mail-link">
      <Stack $gap={1.5}>
        <div>
          <h2 id="mail-link">{t.mailTitle}</h2>
          <p>{t.mailText}</p>
        </div>
        {mail.sent && (
          <Notice tone="success" title={t.mailed}>
            <p>{t.mailedText}</p>
          </Notice>
        )}
        {mail.failure !== undefined && <FailureNotice failure={mail.failure} onAct={mailIt} />}
        <Button look="quiet" wide="on-phones" busy={mail.busy ? t.mailing : undefined} onClick={mailIt}>
          {t.mailLink}
        </Button>
      </Stack>
    </Card>
  );
};

/** Nothing else can be chosen while a file is being sent. */
const Sending = ({ progress, send }: Sends & { readonly progress: NonNullable<Choosing['progress']> }) => (
  <Card>
    <Stack $gap={2}>
      <UploadBar name={t.progress} {...progress} />
      {progress.mayStop && (
        <Button look="quiet" wide="on-phones" onClick={() => send({ _tag: 'StopPressed' })}>
          {t.cancel}
        </Button>
      )}
    </Stack>
  </Card>
);

const Choices = ({ view, mine, send }: Pick<UploadResumePageProps, 'mine' | 'send'> & { readonly view: Choosing }) => (
  <>
    {view.problem !== undefined && (
      <FailureNotice failure={view.problem} onAct={() => send({ _tag: 'UploadPressed' })} />
    )}
    {view.goesOn !== undefined && (
      <Notice tone="notice" title={t.begunTitle}>
        <p>{view.goesOn}</p>
      </Notice>
    )}
    <FileChoice file={view.file} fault={view.fault} faultHint={view.faultHint} send={send} />
    {view.saved.length > 0 && <SavedChoice saved={view.saved} send={send} />}
    {view.savedFailed && (
      <Notice tone="notice" title={t.savedFailed}>
        <p>{t.savedFailedText}</p>
      </Notice>
    )}
    {view.mail !== undefined && <MailCard mail={view.mail} send={send} />}
    {view.later !== undefined && (
      <Stack $gap={1.5}>
        {view.later.barrier !== undefined && (
          <Notice tone="error" title={t.laterTitle}>
            <p>{view.later.barrier}</p>
            <div>
              <PageLink to={view.backHref}>{t.back}</PageLink>
            </div>
          </Notice>
        )}
        <div>
          <Button look="link" onClick={() => send({ _tag: 'LaterPressed', mine })}>
            {t.later}
          </Button>
        </div>
      </Stack>
    )}
    <BottomBar>
      <Button
        look={view.submit.ready ? 'primary' : 'quiet'}
        wide="always"
        aria-disabled={!view.submit.ready}
        onClick={() => send({ _tag: 'UploadPressed' })}
      >
        <Label>
          {t.upload} <small>{view.submit.detail}</small>
        </Label>
      </Button>
    </BottomBar>
  </>
);

const phaseOf = (view: UploadResumeView): string =>
  view._tag === 'Choosing' && view.progress !== undefined ? 'Sending' : view._tag;

/** /upload_resume/{community_id}/{position_id}, and the page of the mailed link. */
export const UploadResumePage = ({ view, mine, send, onRetry }: UploadResumePageProps) => {
  useHeadingFocus(phaseOf(view), 'Loading');
  switch (view._tag) {
    case 'Loading':
      return (
        <JobScreenLoading heading={<PageHeading>{t.heading}</PageHeading>}>
          <Bone $height="180px" />
        </JobScreenLoading>
      );
    case 'Failed':
      return (
        <Sheet $gap={3}>
          <PageHeading>{t.heading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={onRetry} />
        </Sheet>
      );
    case 'LinkOver':
      return (
        <Sheet $gap={3}>
          <PageHeading>{t.heading}</PageHeading>
          {view.receipt === undefined ? (
            <Notice tone="notice" title={t.linkOverTitle}>
              <p>{t.linkOver}</p>
            </Notice>
          ) : (
            <>
              <Notice tone="success" title={t.linkUsedTitle}>
                <p>{t.linkUsed}</p>
              </Notice>
              <Card aria-labelledby="receipt">
                <Stack $gap={1.5}>
                  <h2 id="receipt">{t.receipt}</h2>
                  <Facts facts={view.receipt} />
                </Stack>
              </Card>
            </>
          )}
          <PageLink to={view.href} look="primary" wide="on-phones">
            {t.signIn}
          </PageLink>
        </Sheet>
      );
    case 'Choosing':
      return (
        <JobScreen job={view.job} steps={view.steps} back={{ label: t.back, href: view.backHref }} about="wide">
          <div>
            <PageHeading>{t.heading}</PageHeading>
            <p>{view.lead}</p>
            {view.sentHref !== undefined && <PageLink to={view.sentHref}>{frameTexts.whatYouSent}</PageLink>}
          </div>
          {view.progress === undefined ? (
            <Choices view={view} mine={mine} send={send} />
          ) : (
            <Sending progress={view.progress} send={send} />
          )}
        </JobScreen>
      );
    case 'Uploaded':
      return (
        <JobScreen job={view.job} steps={view.steps} back={{ label: t.back, href: view.backHref }} about="wide">
          <Done>
            <CircleCheck size={40} aria-hidden="true" />
            <PageHeading>{t.doneHeading}</PageHeading>
          </Done>
          <p role="status">{t.doneText}</p>
          <Card aria-labelledby="receipt">
            <Stack $gap={1.5}>
              <h2 id="receipt">{t.receipt}</h2>
              <Facts facts={view.facts} />
            </Stack>
          </Card>
          {view.byLink ? (
            <p>{t.doneByLink}</p>
          ) : (
            <BottomBar>
              <Button look="primary" wide="always" onClick={() => send({ _tag: 'OkPressed', mine })}>
                <Label>
                  {t.ok} <small>{view.leadsTo}</small>
                </Label>
              </Button>
            </BottomBar>
          )}
        </JobScreen>
      );
  }
};
