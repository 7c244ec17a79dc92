import Circle from 'lucide-react/icons/circle';
import Square from 'lucide-react/icons/square';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DeviceKind } from '../../domain/tech-check/device-fault';
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

export interface QuestionActs {
  readonly onRecord: () => void;
  readonly onStop: () => void;
  readonly onUse: () => void;
  readonly onOnward: () => void;
  readonly onReRecord: () => void;
  readonly onSkip: () => void;
  readonly onBack: () => void;
  readonly onChoose: (kind: DeviceKind, id: string) => void;
  readonly onTryCamera: () => void;
  readonly onCode: () => void;
}

export interface QuestionPageProps extends QuestionActs {
  readonly view: QuestionView;
  /** The camera's picture, or the answer. */
  readonly picture: ReactNode;
  readonly meter: ReactNode;
  readonly help: ReactNode;
  /** The page where another device or another time can be chosen. */
  readonly otherWaysHref: string;
}

const Devices = ({ view, meter, onChoose }: Pick<QuestionPageProps, 'view' | 'meter' | 'onChoose'>) => (
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
          if (id !== '') onChoose(choice.kind, id);
        }}
      />
    ))}
  </Stack>
);

interface Main {
  readonly label: string;
  readonly onPress?: () => void;
  /** Record and Stop have one, and are red. */
  readonly icon?: ReactNode;
}

const mainOf = ({ view, ...acts }: QuestionPageProps): Main | undefined => {
  if (view.useIt !== undefined) return { label: view.useIt, onPress: acts.onUse };
  if (view.record !== undefined) return { label: view.record, onPress: acts.onRecord, icon: <Circle size={20} /> };
  if (view.stop !== undefined) return { label: view.stop, onPress: acts.onStop, icon: <Square size={18} /> };
  if (view.saving !== undefined) return { label: view.saving };
  return view.onward === undefined ? undefined : { label: view.onward, onPress: acts.onOnward };
};

const Buttons = (props: QuestionPageProps) => {
  const { view } = props;
  const main = mainOf(props);
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
            onClick={main.onPress}
          >
            {main.icon}
            {main.label}
          </RecordButton>
        )}
        <Row $gap={2}>
          {view.reRecord !== undefined && (
            <Button look="quiet" onClick={props.onReRecord}>
              {view.reRecord}
            </Button>
          )}
          {view.record !== undefined && view.useIt !== undefined && (
            <Button look="quiet" onClick={props.onRecord}>
              {view.record}
            </Button>
          )}
          {view.skip !== undefined && (
            <Button look="link" onClick={props.onSkip}>
              {view.skip}
            </Button>
          )}
          {view.back !== undefined && (
            <Button look="link" onClick={props.onBack}>
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
  const { view, picture, help, onTryCamera } = props;
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
      <CodeNotice view={view.code} onCode={props.onCode} />
      {view.problem !== undefined && (
        <Notice tone={view.problem.tone} title={view.problem.title}>
          <p>{view.problem.text}</p>
          {view.problem.canTryAgain && (
            <div>
              <Button look="quiet" onClick={onTryCamera}>
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
      <Buttons {...props} />
      <Devices {...props} />
      <p role="status">{view.status}</p>
    </Stack>
  );
};
