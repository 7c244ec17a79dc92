import CircleCheck from 'lucide-react/icons/circle-check';
import Printer from 'lucide-react/icons/printer';
import { styled } from 'styled-components';
import { BottomBar, OnWide } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Facts } from '../kit/facts';
import { FailureNotice } from '../kit/failure-notice';
import { Film } from '../kit/film';
import { Row, Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { ThemeScope } from '../kit/theme-scope';
import { scheduledTexts as t } from './scheduled.texts';
import type { ActionPressed } from '../applications/action-list';
import { GivenUp } from '../applications/given-up';
import { AddToCalendar, type AddToCalendarProps } from '../applications/add-to-calendar';
import { Changes } from '../applications/changes';
import { Instructions } from '../applications/instructions';
import { JobHead } from '../applications/job-head';
import { Moment } from '../applications/moment';
import { PlaceCard, type PlaceActs } from '../applications/place-card';
import { ExternalForm } from './external-form';
import type { ScheduledView } from './scheduled.view';

const Success = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > svg {
    color: var(--success);
  }
`;

const Help = styled.ul`
  list-style: disc;
  padding-inline-start: 1.2em;
  margin-top: 8px;
`;

export type ScheduledPageAct =
  | ActionPressed
  | { readonly _tag: 'PrintPressed' }
  /** The employer's form is not to open by itself. */
  | { readonly _tag: 'StayPressed' }
  /** The appointment did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface ScheduledPageProps extends PlaceActs {
  readonly view: ScheduledView;
  readonly send: (act: ScheduledPageAct) => void;
  readonly asking: boolean;
  /** That dialog failed to load. */
  readonly dialogMissing: boolean;
  /** Undefined: there is no time to add. */
  readonly calendar: AddToCalendarProps | undefined;
  /** For the gallery: the interviewer's video did not play. */
  readonly videoFailed?: boolean;
  /** The time until the employer's form opens by itself; undefined: it does not. */
  readonly formOpensIn: number | undefined;
  /** The heading if there is no confirmation to show. */
  readonly headingBefore: string;
}

interface ConfirmationProps extends Omit<ScheduledPageProps, 'headingBefore'> {
  readonly view: Extract<ScheduledView, { readonly _tag: 'Ready' }>;
}

const Onward = ({ view: { onward } }: Pick<ConfirmationProps, 'view'>) => (
  <PageLink to={onward.href} look="primary" wide="on-phones">
    {onward.label}
  </PageLink>
);

const Confirmation = ({
  view,
  send,
  asking,
  dialogMissing,
  calendar,
  copyAddress,
  loadMap,
  videoFailed,
  formOpensIn,
}: ConfirmationProps) => (
  <ThemeScope theme={view.job.theme}>
    <Sheet $gap={2.5}>
      <JobHead job={view.job} steps={view.steps} />
      {view.introVideoUrl !== undefined && (
        <section aria-labelledby="intro-video" data-screen-only="">
          <Stack $gap={1}>
            <h2 id="intro-video">{t.introVideo}</h2>
            <Film src={view.introVideoUrl} name={t.introVideo} startsFailed={videoFailed} />
          </Stack>
        </section>
      )}
      <Success>
        <CircleCheck size={40} />
        <PageHeading>{view.heading}</PageHeading>
      </Success>
      <p>{view.message}</p>
      {view.linkToCome !== undefined && <p>{view.linkToCome}</p>}
      <Moment when={view.when} forYou={view.forYou} />
      {view.where !== undefined && (
        <PlaceCard heading={view.whereHeading} where={view.where} copyAddress={copyAddress} loadMap={loadMap} />
      )}
      <Instructions text={view.instructions} />
      <Card aria-labelledby="details">
        <Stack>
          <h2 id="details">{t.details[view.stage]}</h2>
          <Facts facts={view.facts} />
        </Stack>
      </Card>
      {view.externalForm !== undefined && (
        <ExternalForm form={view.externalForm} secondsLeft={formOpensIn} onStay={() => send({ _tag: 'StayPressed' })} />
      )}
      {calendar !== undefined && view.forCalendar && <AddToCalendar {...calendar} />}
      {view.help.length > 0 && (
        <section aria-labelledby="help">
          <h2 id="help">{t.helpTitle}</h2>
          <Help>
            {view.help.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Help>
        </section>
      )}
      <Row $gap={1.5} data-screen-only="">
        <OnWide>
          <Onward view={view} />
        </OnWide>
        <Button look="quiet" onClick={() => send({ _tag: 'PrintPressed' })}>
          <Printer size={20} />
          {t.print}
        </Button>
      </Row>
      <Changes
        actions={view.actions}
        subject={view.subject}
        send={send}
        asking={asking}
        dialogMissing={dialogMissing}
      />
      <BottomBar phonesOnly>
        <Onward view={view} />
      </BottomBar>
    </Sheet>
  </ThemeScope>
);

/** /success, /onsiteSuccess: the booking; it prints as one page. */
export const ScheduledPage = ({ view, headingBefore, ...rest }: ScheduledPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <Sheet $gap={2.5}>
          <Skeleton label={t.loading}>
            <Bone $height="35px" />
          </Skeleton>
          <PageHeading>{headingBefore}</PageHeading>
          <Skeleton>
            <Bone $height="320px" />
          </Skeleton>
        </Sheet>
      );
    case 'Failed':
      return (
        <Sheet $gap={3}>
          <PageHeading>{headingBefore}</PageHeading>
          <FailureNotice failure={view.failure} onAct={() => rest.send({ _tag: 'RetryPressed' })} />
        </Sheet>
      );
    case 'NothingBooked':
      return (
        <Sheet $gap={3}>
          <PageHeading>{view.heading}</PageHeading>
          <Notice tone="notice" title={view.title}>
            <p>{view.text}</p>
            <PageLink to={view.link.href}>{view.link.label}</PageLink>
          </Notice>
        </Sheet>
      );
    case 'GivenUp':
      return (
        <Sheet $gap={3}>
          <PageHeading>{headingBefore}</PageHeading>
          <GivenUp {...view} />
        </Sheet>
      );
    case 'Ready':
      return <Confirmation view={view} {...rest} />;
  }
};
