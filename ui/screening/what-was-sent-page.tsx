import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { styled } from 'styled-components';
import type { SentAct } from '../../application/screening/what-was-sent.live';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Row, Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { BackLink, PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { whatWasSentTexts as t } from './what-was-sent.texts';
import { AnswerLines } from './answer-lines';
import type { AnswersView, ResumeSentView, WhatWasSentView } from './what-was-sent.view';

const Answers = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  padding: 0;
  margin: 0;

  > li + li {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--hairline);
  }
`;

const File = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  overflow-wrap: anywhere;

  svg {
    color: var(--link);
  }

  p:first-child {
    font-weight: 600;
  }
`;

const Job = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface Sends {
  readonly send: (act: SentAct) => void;
}

const Given = ({ resume, send }: Sends & { readonly resume: Extract<ResumeSentView, { readonly _tag: 'Given' }> }) => {
  const download = (): void => send({ _tag: 'DownloadPressed' });
  return (
    <Stack $gap={1.5}>
      <File>
        <FileText size={28} aria-hidden="true" />
        <div>
          <p>{resume.name}</p>
          <Muted>{resume.detail}</Muted>
        </div>
      </File>
      {resume.failure !== undefined && <FailureNotice failure={resume.failure} onAct={download} />}
      <Row $gap={1.5}>
        <Button look="quiet" busy={resume.busy} onClick={download}>
          <Download size={20} aria-hidden="true" />
          <span>
            {t.download} <VisuallyHidden>{t.replaceWhat}</VisuallyHidden>
          </span>
        </Button>
        {resume.replaceHref !== undefined && (
          <PageLink to={resume.replaceHref} look="quiet">
            <span>
              {t.replace} <VisuallyHidden>{t.replaceWhat}</VisuallyHidden>
            </span>
          </PageLink>
        )}
      </Row>
      <p role="status">{resume.saved}</p>
      {resume.note !== undefined && <Muted>{resume.note}</Muted>}
    </Stack>
  );
};

const ResumeCard = ({ resume, send }: Sends & { readonly resume: ResumeSentView }) => (
  <Card aria-labelledby="own-resume">
    <Stack $gap={1.5}>
      <h2 id="own-resume">{t.resume}</h2>
      {resume._tag === 'Given' ? (
        <Given resume={resume} send={send} />
      ) : (
        <>
          <Muted>{t.noResume}</Muted>
          <PageLink to={resume.uploadHref} look="quiet" wide="on-phones">
            {t.upload}
          </PageLink>
        </>
      )}
    </Stack>
  </Card>
);

const AnswersCard = ({ answers }: { readonly answers: AnswersView | undefined }) => (
  <Card aria-labelledby="own-answers">
    <Stack $gap={1.5}>
      <div>
        <h2 id="own-answers">{t.answers}</h2>
        <Muted>{answers === undefined ? t.noAnswers : answers.submitted}</Muted>
      </div>
      {answers !== undefined && (
        <Answers>
          {answers.rows.map(({ title, answer, open }, at) => (
            <li key={at}>
              <AnswerLines title={title} answer={answer} />
              {open && <Muted>{t.notAnswered}</Muted>}
            </li>
          ))}
        </Answers>
      )}
    </Stack>
  </Card>
);

export interface WhatWasSentPageProps extends Sends {
  readonly view: WhatWasSentView;
}

const Content = ({ view, send }: WhatWasSentPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <Skeleton label={t.loading}>
          <Stack $gap={2.5}>
            <Bone $height="240px" />
            <Bone $height="320px" />
          </Stack>
        </Skeleton>
      );
    case 'Failed':
      return <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />;
    case 'Ready':
      return (
        <>
          <Job>{view.job}</Job>
          {view.resume !== undefined && <ResumeCard resume={view.resume} send={send} />}
          <AnswersCard answers={view.answers} />
        </>
      );
  }
};

/** /sent: the candidate's own resume and answers for one job, after they were submitted. */
export const WhatWasSentPage = (props: WhatWasSentPageProps) => (
  <Sheet $gap={2.5}>
    <BackLink to={toPath(myJobs)}>{t.back}</BackLink>
    <PageHeading>{t.heading}</PageHeading>
    <Content {...props} />
  </Sheet>
);
