import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Video from 'lucide-react/icons/video';
import { styled } from 'styled-components';
import type { TimeSlotAct } from '../../application/scheduling/time-slot.live';
import type { DayOfSlots } from '../../domain/positions/slot';
import { cardLook } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { RoundButton } from '../kit/round-button';
import { Bone } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { timeSlotTexts as t } from './time-slot.texts';
import { HeldNote } from '../applications/held-note';
import { JobScreen } from '../applications/job-screen';
import { JobScreenLoading } from '../applications/job-screen-loading';
import { BookingProblem } from './booking-problem';
import { ConfirmBar } from './confirm-bar';
import { SlotChoice } from './slot-choice';
import type { TimeSlotView } from './time-slot.view';

const Preference = styled.dl`
  ${cardLook}
  display: flex;
  align-items: center;
  gap: 16px;
  padding-block: 14px;

  svg {
    color: var(--link);
  }

  dt {
    font-size: var(--small);
    color: var(--muted);
  }

  dd {
    font-weight: 600;
  }
`;

const Turn = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-block: 8px;

  @media (min-width: 720px) {
    justify-content: start;
    gap: 16px;
  }
`;

const Day = styled.p`
  text-align: center;
  line-height: 1.25;

  strong {
    display: block;
    font-size: var(--large);
    font-weight: 600;
  }
`;

const InterviewPreference = () => (
  <Preference>
    <Video size={24} aria-hidden="true" />
    <div>
      <dt>{t.preference}</dt>
      <dd>{t.videoCall}</dd>
    </div>
  </Preference>
);

const SlotBones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 100%), 1fr));
  gap: 12px;
`;

const TimesLoading = () => (
  <JobScreenLoading heading={<PageHeading>{t.heading}</PageHeading>}>
    <SlotBones>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Bone key={name} $height="56px" />
      ))}
    </SlotBones>
  </JobScreenLoading>
);

export type TimeSlotPageAct =
  | TimeSlotAct
  /** The job did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface TimeSlotPageProps {
  readonly view: TimeSlotView;
  readonly send: (act: TimeSlotPageAct) => void;
}

/** /timeslot, /onsiteTimeslot: choose the time of an appointment and confirm it. */
export const TimeSlotPage = ({ view, send }: TimeSlotPageProps) => {
  const turnTo = (day: DayOfSlots | undefined): void => {
    if (day !== undefined) send({ _tag: 'DayPressed', day });
  };
  switch (view._tag) {
    case 'Loading':
      return <TimesLoading />;
    case 'Failed':
      return (
        <Stack $gap={3}>
          <PageHeading>{t.heading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />
        </Stack>
      );
    case 'Ready':
      return (
        <JobScreen job={view.job} steps={view.steps} back={view.back} about="wide">
          <div>
            <PageHeading>{t.heading}</PageHeading>
            <Turn>
              <RoundButton
                label={view.before.label}
                disabled={view.before.day === undefined}
                onPress={() => turnTo(view.before.day)}
              >
                <ChevronLeft size={20} />
              </RoundButton>
              <Day aria-live="polite">
                <strong>
                  {view.weekday}
                  <VisuallyHidden>, </VisuallyHidden>
                </strong>
                {view.date}
              </Day>
              <RoundButton
                label={view.after.label}
                disabled={view.after.day === undefined}
                onPress={() => turnTo(view.after.day)}
              >
                <ChevronRight size={20} />
              </RoundButton>
            </Turn>
            {view.groups.length > 0 && <Muted>{view.zone}</Muted>}
            {view.clockChange !== undefined && <Muted>{view.clockChange}</Muted>}
          </div>
          {view.held !== undefined && <HeldNote held={view.held} />}
          {view.groups.length === 0 ? (
            <Notice tone="notice" title={t.noTimes}>
              <PageLink to={view.back.href}>{t.otherDay}</PageLink>
            </Notice>
          ) : (
            <SlotChoice groups={view.groups} send={send} />
          )}
          {view.groups.length > 0 && view.asksPreference && <InterviewPreference />}
          {view.problem !== undefined && <BookingProblem problem={view.problem} send={send} />}
          {view.groups.length > 0 && <ConfirmBar view={view.confirm} send={send} />}
        </JobScreen>
      );
  }
};
