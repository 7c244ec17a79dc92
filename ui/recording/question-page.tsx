import Circle from 'lucide-react/icons/circle';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RecorderAct } from '../../application/recording/recording-state.live';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Muted, Row, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageLink } from '../kit/page-link';
import { SelectField } from '../kit/select-field';
import { VisuallyHidden } from '../kit/visually-hidden';
import { recorderTexts as t } from './recorder.texts';
import { CodeNotice } from './code-notice';
import type { QuestionView } from './recorder.view';

const Question = styled.h2`
  font-size: 1.25rem;
  line-height: 1.3;
  overflow-wrap: anywhere;

  /* Like the page's own heading: it has the focus, and nothing can be pressed. */
  &:focus {
    outline: none;
  }
`;

/** Gets the focus when another question appears, or when the answer replaces the camera. */
export const questionHeadingId = 'question';

const Step = styled.p`
  font-weight: 600;
  font-size: var(--small);
  color: var(--muted);
`;

/* On a small phone the picture leaves room for the question and the button; on a wide screen it takes all the height between them. */
const Picture = styled.div`
  position: relative;
  max-width: min(100%, 52dvh);
  width: 100%;
  margin-inline: auto;

  @media (min-width: 720px) {
    max-width: min(100%, max(52dvh, (100dvh - 370px) * 4 / 3));
  }
`;

const NoPicture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: 8px;
  background: var(--wash);
  color: var(--muted);
  padding: 16px;
  text-align: center;
`;

const Badge = styled.p<{ readonly $tone: NonNullable<QuestionView['badge']>['tone'] }>`
  position: absolute;
  inset: 12px auto auto 12px;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 6px 14px;
  border-radius: 999px;
  background: ${({ $tone }) => ($tone === 'nearly-over' ? '#fff4d6' : 'rgb(8 20 24 / 80%)')};
  color: ${({ $tone }) => ($tone === 'nearly-over' ? '#5c3d00' : '#fff')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  ${({ $tone }) =>
    $tone === 'countdown' &&
    'inset: 0; justify-content: center; border-radius: 8px; background: rgb(8 20 24 / 45%); font-size: 5rem;'}

  ${({ $tone }) => $tone === 'nearly-over' && 'outline: 4px solid #8a5a00; font-size: 1.25rem;'}
`;

const Red = styled.span`
  display: grid;
  color: #e5484d;

  svg {
    fill: currentcolor;
  }
`;

/* 'Click the red button below to start/stop your video recording' (spec 2 §2.7), whatever the employer's color is. */
const RecordButton = styled(Button)<{ readonly $red: boolean }>`
  ${({ $red }) =>
    $red &&
    `
      background: #c4262e;
      border-color: #8f161d;
      color: #fff;

      &:hover {
        background: #a81d25;
      }
    `}

  svg {
    fill: #fff;
    color: #fff;
  }
`;

export interface QuestionPageProps {
  readonly view: QuestionView;
  readonly send: (act: RecorderAct) => void;
  /** The camera's picture, or the answer. */
  readonly picture: ReactNode;
  readonly meter: ReactNode;
  readonly help: ReactNode;
  /** The page where another device or another time can be chosen. */
  readonly otherWaysHref: string;
}

const Devices = ({ view, meter, send }: Pick<QuestionPageProps, 'view' | 'meter' | 'send'>) => (
  <Stack>
    {view.hears && meter}
    {view.choices.map((choice) => (
      <SelectField
        key={choice.kind}
        label={choice.label}
        options={choice.options}
        value={choice.value}
        fault={undefined}
        takesFocus={false}
        onChoose={(id) => {
          // The line that asks to choose is no device.
          if (id !== '') send({ _tag: 'DeviceChosen', kind: choice.kind, id });
        }}
      />
    ))}
  </Stack>
);

interface Main {
  readonly label: string;
  readonly act?: RecorderAct;
  /** Record and Stop have one, and are red. */
  readonly icon?: ReactNode;
}

const record: RecorderAct = { _tag: 'Question', event: { _tag: 'RecordPressed' } };

const mainOf = (view: QuestionView): Main | undefined => {
  if (view.useIt !== undefined)
    return { label: view.useIt, act: { _tag: 'Question', event: { _tag: 'UseInterruptedPressed' } } };
  if (view.record !== undefined) return { label: view.record, act: record, icon: <Circle size={20} /> };
  if (view.stop !== undefined)
    return {
      label: view.stop,
      act: { _tag: 'Question', event: { _tag: 'StopPressed' } },
      icon: <Square size={18} />,
    };
  if (view.saving !== undefined) return { label: view.saving };
  return view.onward === undefined
    ? undefined
    : { label: view.onward, act: { _tag: 'Question', event: { _tag: 'ContinuePressed' } } };
};

const Buttons = ({ view, send }: Pick<QuestionPageProps, 'view' | 'send'>) => {
  const main = mainOf(view);
  const others = [view.reRecord, view.skip, view.back];
  // An empty bar would hide what is below it.
  if (main === undefined && others.every((one) => one === undefined)) return null;
  return (
    <BottomBar>
      <Stack $gap={1}>
        {main !== undefined && (
          // One button through all phases, so that after pressing Record by keyboard the focus is on Stop.
          <RecordButton
            look="primary"
            wide="on-phones"
            $red={main.icon !== undefined}
            busy={view.saving}
            onClick={() => main.act !== undefined && send(main.act)}
          >
            {main.icon}
            {main.label}
          </RecordButton>
        )}
        <Row $gap={2}>
          {view.reRecord !== undefined && (
            <Button look="quiet" onClick={() => send({ _tag: 'ReRecordPressed' })}>
              {view.reRecord}
            </Button>
          )}
          {view.record !== undefined && view.useIt !== undefined && (
            <Button look="quiet" onClick={() => send(record)}>
              {view.record}
            </Button>
          )}
          {view.skip !== undefined && (
            <Button look="link" onClick={() => send({ _tag: 'Question', event: { _tag: 'SkipPressed' } })}>
              {view.skip}
            </Button>
          )}
          {view.back !== undefined && (
            <Button look="link" onClick={() => send({ _tag: 'Session', event: { _tag: 'BackToReviewPressed' } })}>
              {view.back}
            </Button>
          )}
        </Row>
      </Stack>
    </BottomBar>
  );
};

/** One question: read it, record, play back, continue (spec 2 §2.3). */
export const QuestionPage = (props: QuestionPageProps) => {
  const { view, send, picture, meter, help } = props;
  return (
    <Stack $gap={1.5}>
      <div>
        <Step>{view.step}</Step>
        <Question id={questionHeadingId} tabIndex={-1}>
          {view.text}
          {view.required && (
            <>
              <span aria-hidden> {t.requiredMark}</span>
              <VisuallyHidden> ({t.required})</VisuallyHidden>
            </>
          )}
        </Question>
        {view.note !== '' && <Muted>{view.note}</Muted>}
      </div>
      {view.notices.map((notice) => (
        <Notice key={notice.title} tone={notice.tone} title={notice.title}>
          <p>{notice.text}</p>
          {notice.opensElsewhere === true && <PageLink to={props.otherWaysHref}>{t.otherWays}</PageLink>}
        </Notice>
      ))}
      <CodeNotice view={view.code} send={send} />
      {view.problem !== undefined && (
        <Notice tone={view.problem.tone} title={view.problem.title}>
          <p>{view.problem.text}</p>
          {view.problem.canTryAgain && (
            <div>
              <Button look="quiet" onClick={() => send({ _tag: 'TryCameraPressed' })}>
                {t.again}
              </Button>
            </div>
          )}
        </Notice>
      )}
      {view.problem?.needsPermission === true && help}
      {(view.problem === undefined || view.picture !== 'none') && (
        <Picture>
          {view.picture === 'none' ? <NoPicture>{view.opening ? t.opening : t.noPicture}</NoPicture> : picture}
          {view.badge !== undefined && (
            <Badge $tone={view.badge.tone} aria-hidden>
              {view.badge.tone !== 'countdown' && (
                <Red>
                  <Circle size={12} />
                </Red>
              )}
              {view.badge.text}
            </Badge>
          )}
        </Picture>
      )}
      <VisuallyHidden role="alert">{view.stateText}</VisuallyHidden>
      <Buttons view={view} send={send} />
      <Devices view={view} meter={meter} send={send} />
      <p role="status">{view.status}</p>
    </Stack>
  );
};
