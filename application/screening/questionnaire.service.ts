import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { isScreeningOpen } from '../../domain/applications/open-screening';
import { isOpenTo } from '../../domain/applications/open-position';
import { refused, permitted, type Decision } from '../../domain/decision';
import type { Position } from '../../domain/positions/position';
import type { QuestionnaireOnFile } from '../../domain/screening/questionnaire-on-file';
import type { PositionClosed } from '../ports/candidate-api/call';
import type { ScreeningAnswered } from '../applications/applying.api';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { FromStore } from '../ports/unit-of-work/store';

/** Whether the questions may be answered now: the position is open to this application, and they aren't answered yet. */
export const mayAnswer = ({
  application,
  position,
}: ApplicationWithPosition): Decision<PositionClosed | ScreeningAnswered> => {
  if (!isOpenTo(position, application)) return refused({ _tag: 'PositionClosed' });
  return isScreeningOpen(application) ? permitted : refused({ _tag: 'ScreeningAnswered' });
};

/** A position's questionnaire; none if it has no questions (R6a). */
export const questionnaireOf = (
  { questionnaires }: Store,
  { questionnaireId }: Pick<Position, 'questionnaireId'>,
): FromStore<O.Option<QuestionnaireOnFile>> =>
  questionnaireId === undefined ? TE.right(O.none) : questionnaires.withId(questionnaireId);
