import type { CarriedEvent, CarriedOver, NewVideo } from '../../../application/import/records.service';
import type { GivenAnswer } from '../../../domain/screening/answers';
import { recorderVisitor } from '../../contract/applications/recorder.wire';
import { eventElsewhere } from '../../contract/applications/told-event.wire';
import { flag, listOf, mapped, maybe, struct, text, withDefault, type Codec } from '../../contract/codec';
import { allOf, field, type Part } from '../../contract/record';
import { screeningQuestionId } from '../../contract/positions/questionnaire-ids.wire';
import { interviewQuestionId } from '../../contract/screening/interview-questions.wire';
import { sha256 } from '../../contract/recording/recorded-video.wire';
import { instant, positionId, visible } from '../../contract/wire/fields';
import { recordedAgain, revisions } from './file-fields';

/* What another portal reads of an application, as `operator export` writes it down (carry-over). */

/** `question_name` is for people: the questionnaire has the question's own. */
const fileAnswer: Codec<GivenAnswer> = mapped(
  struct({ question_id: screeningQuestionId, question_name: maybe(text), answer: listOf(text) }, true),
  ({ question_id, answer }): GivenAnswer => ({ questionId: question_id, answer }),
  ({ questionId, answer }) => ({ question_id: questionId, question_name: undefined, answer }),
);

/** A recorded answer beside the import file, or that its question is skipped. */
const fileVideo: Codec<NewVideo> = mapped(
  struct(
    {
      question_id: interviewQuestionId,
      skipped: withDefault(flag, false),
      file: maybe(text),
      sha256: maybe(sha256),
      received_at: maybe(instant),
      re_record: withDefault(recordedAgain, 0),
    },
    true,
  ),
  ({ question_id, skipped, file, sha256: digest, received_at, re_record }): NewVideo => ({
    questionId: question_id,
    take: skipped ? undefined : { file, sha256: digest, receivedAt: received_at },
    reRecords: re_record,
  }),
  ({ questionId, take, reRecords }) => ({
    question_id: questionId,
    skipped: take === undefined,
    file: take?.file,
    sha256: take?.sha256,
    received_at: take?.receivedAt,
    re_record: reRecords,
  }),
);

const consents: Codec<CarriedOver['consents']> = mapped(
  struct({ recording: maybe(instant), live_interview: maybe(instant) }, true),
  ({ recording, live_interview }) => ({ recording, liveInterview: live_interview }),
  ({ recording, liveInterview }) => ({ recording, live_interview: liveInterview }),
);

/** An event as reading gives it; the names of candidate and community are the application's own. */
const fileEvent: Codec<CarriedEvent> = eventElsewhere;

/** What an application brings along from another portal, in fields beside its own. */
export const carriedOver: Part<CarriedOver> = allOf<CarriedOver>({
  answers: field('answers', maybe(listOf(fileAnswer))),
  videos: field('videos', withDefault(listOf(fileVideo), [])),
  consents: field('consents', withDefault(consents, { recording: undefined, liveInterview: undefined })),
  history: field('history', withDefault(listOf(fileEvent), [])),
  appointmentRevision: field('appointment_revision', withDefault(revisions, 0)),
  recorderVisitor: field('hotjarUserId', maybe(recorderVisitor)),
});

const resumeName: Codec<string> = {
  type: text.type,
  schema: { type: 'string', pattern: visible, examples: ['Maria Santos.pdf'] },
};

/** A resume beside the import file. Without `position_id` it was given with each of the candidate's applications. */
export const fileResume = struct(
  {
    resume_name: resumeName,
    file: maybe(text),
    sha256: maybe(sha256),
    position_id: maybe(positionId),
    uploaded_at: maybe(instant),
  },
  true,
);
