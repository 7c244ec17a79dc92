import { sayRecordUntil } from '../../application/recording/recording.words';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { employerName } from '../../domain/positions/employer-name';
import type { Position } from '../../domain/positions/position';
import type { InterviewQuestion } from '../../domain/screening/interview-question';
import { stageMinutes } from '../../domain/recording/stage-length';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { jobBandView, type JobBandView } from '../applications/job.view';
import { choicesView, type ChoicesState, type ChoicesView } from './choices.view';

export interface IntroView {
  readonly job: JobBandView;
  readonly backHref: string;
  /** Undefined: the page was opened from the list. */
  readonly congratulations: string | undefined;
  readonly lead: string;
  readonly facts: readonly string[];
  readonly choices: ChoicesView;
}

export interface IntroState extends Pick<ChoicesState, 'choosing' | 'agreed'> {
  readonly position: Position;
  /** Undefined: not known. */
  readonly questions: readonly Pick<InterviewQuestion, 'limitSeconds'>[] | undefined;
  /** After a passed screening (R8), or from the list. */
  readonly cameFrom: 'screening' | 'list';
}

/** What a candidate knows before choosing: how many questions, how long, until when, and what can be undone (spec 2 §2.6, §2.7, R47). */
export const introView = ({ position, questions, cameFrom, choosing, agreed }: IntroState): IntroView => {
  const count = questions?.length ?? 0;
  return {
    job: jobBandView(position),
    backHref: toPath(myJobs),
    congratulations: cameFrom === 'screening' ? t.congratulations : undefined,
    lead: t.introLead(employerName(position)),
    facts: [
      `${count === 0 ? '' : `${t.questions(count)}. `}${t.takes(stageMinutes(questions ?? []))}`,
      t.promises.practice,
      t.promises.notBack,
      ...(position.recordUntil === undefined ? [] : [sayRecordUntil(position.recordUntil)]),
    ],
    choices: choicesView({
      choosing,
      agreed,
      mayRecordLater: position.mayRecordLater,
      employer: employerName(position),
      labels: 'intro',
    }),
  };
};
