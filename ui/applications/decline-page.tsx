import { styled } from 'styled-components';
import type { DeclineTyped } from '../../application/applications/decline.live';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { declinedWords } from '../../application/applications/canceling.words';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { RestDrawing } from '../kit/rest-drawing';
import { submitting } from '../kit/submitting';
import { TextArea } from '../kit/text-area';
import { useHeadingFocus } from '../kit/use-heading-focus';
import { WaitingNotice } from '../kit/waiting-notice';
import { declineTexts as t } from './decline.texts';
import { frameTexts } from '../texts/frame';
import { inPersonTexts } from './in-person.texts';
import { JobSheet, JobSheetUnready } from './job-sheet';
import type { DeclineProblemView, DeclineView } from './decline.view';

const Means = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  list-style: disc;
`;

/* The safe option comes first and is the wide one; the final act is apart from it, below its own sentence. */
const Final = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--hairline);
`;

const Last = styled.p`
  font-weight: 600;
`;

export type DeclineAct =
  | DeclineTyped
  | { readonly _tag: 'SubmitPressed' }
  /** The recovery from a failure. */
  | { readonly _tag: 'ActPressed' };

export interface DeclinePageProps {
  readonly view: DeclineView;
  readonly send: (act: DeclineAct) => void;
}

type Asking = Extract<DeclineView, { readonly _tag: 'Asking' }>;

const Problem = ({ problem, onAct }: { readonly problem: DeclineProblemView; readonly onAct: () => void }) =>
  problem._tag === 'Waiting' ? (
    <WaitingNotice view={problem.waiting} onAct={onAct} />
  ) : (
    <FailureNotice failure={problem.failure} onAct={onAct} />
  );

const Form = ({ view, send }: Omit<DeclinePageProps, 'view'> & { readonly view: Asking }) => {
  const { note, locked, ...reason } = view.reason;
  return (
    <JobSheet job={view.job} heading={view.heading} back={{ label: inPersonTexts.back, href: toPath(myJobs) }}>
      <Stack $gap={1}>
        <p>{t.kindly}</p>
        <Means>
          {view.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Means>
      </Stack>
      <Stack $gap={1}>
        <p>{view.otherwise}</p>
        <PageLink to={view.keep.href} look="primary" wide="on-phones">
          {view.keep.label}
        </PageLink>
      </Stack>
      <Card>
        <form noValidate onSubmit={submitting(() => send({ _tag: 'SubmitPressed' }))}>
          <Stack>
            <TextArea {...reason} required readOnly={locked} onChange={(text) => send({ _tag: 'Typed', text })} />
            <Muted>{note}</Muted>
            {view.problem !== undefined && (
              <Problem problem={view.problem} onAct={() => send({ _tag: 'ActPressed' })} />
            )}
            <Final>
              <Last>{view.last}</Last>
              <Button type="submit" look="danger" wide="on-phones" busy={view.busy}>
                {view.submit}
              </Button>
            </Final>
          </Stack>
        </form>
      </Card>
    </JobSheet>
  );
};

/** /declineOffer and /declineOnsiteOffer: what declining means, the way back, and the reason (spec 2 §2.13, §2.14). */
export const DeclinePage = ({ view, send }: DeclinePageProps) => {
  useHeadingFocus(view._tag === 'Done' ? 'Done' : 'Asking', '');
  switch (view._tag) {
    case 'Loading':
    case 'Failed':
      return <JobSheetUnready view={view} heading={view.heading} onRetry={() => send({ _tag: 'ActPressed' })} />;
    case 'Done':
      return (
        <Sheet $gap={2.5}>
          <PageHeading>{t.doneHeading}</PageHeading>
          <RestDrawing />
          <Notice tone="success" title={declinedWords}>
            <p>{t.toList}</p>
            <PageLink to={toPath(myJobs)}>{frameTexts.myJobs}</PageLink>
          </Notice>
        </Sheet>
      );
    case 'Asking':
      return <Form view={view} send={send} />;
  }
};
