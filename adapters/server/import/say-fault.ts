import type { AnswerContentRefusal } from '../../../application/import/import.api';
import type { RecordFault, RecordReason } from '../../../application/import/records.service';
import type { OwnerPart } from '../../../domain/applications/history-faults';
import type { PositionId } from '../../../domain/ids/position-ids';
import { seconds } from '../../../domain/time/duration';
import { printIsoInstant } from '../../../domain/time/instant';
import type { SpanFault } from '../../../domain/profile/span';
import type { ResumeRefusal } from '../../../domain/resumes/resume-content';
import type { QuestionnaireFault } from '../../../domain/screening/questionnaire';
import type { Slot } from '../../../domain/positions/slot';

const printed = ({ date, from, to }: Slot): string => `${date} ${from}–${to}`;

/** A resume by its name, and the application that it belongs to, if it says which. */
const forPosition = ({
  name,
  positionId,
}: {
  readonly name: string;
  readonly positionId: PositionId | undefined;
}): string => `'${name}'${positionId === undefined ? '' : ` for position ${positionId}`}`;

const monthWords = (fault: SpanFault): readonly [expected: string, found: string] => {
  switch (fault._tag) {
    case 'NotAMonth':
      return ['a month YYYY-MM', fault.text];
    case 'MonthInFuture':
      return [`${fault.latest} or an earlier month`, fault.month];
    case 'StartAfterEnd':
      return [`a month that is not after its end ${fault.to}`, fault.from];
  }
};

const questionWords = (fault: QuestionnaireFault): readonly [expected: string, found: string] => {
  switch (fault._tag) {
    case 'SameQuestionTwice':
      return ['a question_id that stands once', String(fault.questionId)];
    case 'QuestionWithoutTitle':
      return [`a question_title for question ${fault.questionId}`, 'nothing'];
    case 'ChoiceWithoutOptions':
      return [`question_options for question ${fault.questionId}`, 'none'];
    case 'SameOptionTwice':
      return [`options of question ${fault.questionId} that differ`, `${fault.option} twice`];
  }
};

const resumeWords = (why: ResumeRefusal, name: string): readonly [expected: string, found: string] => {
  switch (why._tag) {
    case 'WrongFileType':
      return [`a file of type ${why.accepted.join(', ')}`, name];
    case 'FileEmpty':
      return ['a file that is not empty', name];
    case 'FileTooLarge':
      return [`at most ${why.atMost} bytes`, `${why.bytes} in ${name}`];
    case 'ContentMismatch':
      return [`the content of a .${why.kind}`, `another in ${name}`];
    case 'UnpacksTooLarge':
      return [`a document that unpacks to at most ${why.atMost} bytes`, `${why.unpacked} in ${name}`];
    case 'PasswordNeeded':
      return ['a document without a password', name];
    case 'FileInfected':
      return ['a file in which the virus scan finds nothing', name];
  }
};

const answerWords = (why: AnswerContentRefusal): readonly [expected: string, found: string] => {
  switch (why._tag) {
    case 'FileEmpty':
      return ['a file that is not empty', 'no byte'];
    case 'FileTooLarge':
      return [`at most ${why.atMost} bytes`, String(why.bytes)];
    case 'NotARecording':
      return [`a recording (${why.accepted.join(', ')}) that can be read`, 'another file'];
    case 'AnswerTooLong':
      return [`a recording of at most ${why.atMost / seconds(1)} s`, `${why.length / seconds(1)} s`];
    case 'FileInfected':
      return ['a file in which the virus scan finds nothing', 'something in it'];
  }
};

/** Where an event of a history says whose it is. */
const ownerFields: Readonly<Record<OwnerPart, string>> = {
  email: 'email',
  position: 'position_id',
  community: 'community_id',
  application: 'application.position_id',
};

/** The faulty field, what was expected there and what was found. */
const words = (reason: RecordReason): readonly [field: string, expected: string, found: string] => {
  switch (reason._tag) {
    case 'SamePosition':
      return ['.position_id', `an id that stands once (it stands at ${reason.first} too)`, String(reason.positionId)];
    case 'SameQuestionnaire':
      return ['.id', `an id that stands once (it stands at ${reason.first} too)`, String(reason.questionnaireId)];
    case 'UnknownQuestionnaire':
      return ['.questionnaire_id', 'a questionnaire of these files or of the store', String(reason.questionnaireId)];
    case 'QuestionnaireRefused':
      return ['.sections', ...questionWords(reason.fault)];
    case 'SameSlot':
      return ['.slot_from', `one slot for this start (there is one at ${reason.first})`, printed(reason.slot)];
    case 'SameCandidate':
      return ['.email', `an address that stands once (it stands at ${reason.first} too)`, reason.email];
    case 'SameApplication':
      return [
        '.position_id',
        `one application to this position (there is one at ${reason.first})`,
        String(reason.positionId),
      ];
    case 'EndsBeforeItBegins':
      return ['.slot_to', 'an end after its start', printed(reason.slot)];
    case 'Overlaps':
      return ['.slot_from', `a start after the end of ${reason.with}`, printed(reason.slot)];
    case 'UnknownApplication':
      return [
        '.candidate',
        `a candidate of these files or of the store with an application to position ${reason.positionId}`,
        reason.email,
      ];
    case 'UnknownPosition':
      return ['.position_id', 'a position of these files or of the store', String(reason.positionId)];
    case 'OtherCommunity':
      return ['.community_id', `${reason.expected}, as the position says`, String(reason.found)];
    case 'NoInterview':
      return ['.interview', 'an interview_type here or at the position', printed(reason.slot)];
    case 'UnknownSlot':
      return [`.${reason.stage}`, 'a slot of these files or of the store', printed(reason.slot)];
    case 'SlotTimeSkipped':
      return [
        `.${reason.stage}`,
        "a time that the position's clocks show (a clock change skips it)",
        printed(reason.slot),
      ];
    case 'SlotFull':
      return [`.${reason.stage}`, 'a slot with a free place', printed(reason.slot)];
    case 'HistoryNotInOrder':
      return [
        `.history[${reason.event}].data.sequence`,
        `${reason.event + 1} (the history must be complete and in order)`,
        String(reason.found),
      ];
    case 'HistoryOfAnother':
      return [`.history[${reason.event}].data.${ownerFields[reason.part]}`, reason.expected, reason.found];
    case 'HistoryInFuture':
      return [`.history[${reason.event}].timestamp`, 'a time that is not in the future', printIsoInstant(reason.found)];
    case 'ResumeNotSent':
      return ['.sha256', 'that of a file which was sent before (npm run import does)', forPosition(reason)];
    case 'ResumeRefused':
      return ['.file', ...resumeWords(reason.why, forPosition(reason))];
    case 'UnknownQuestion':
      return [
        '.question_id',
        `a question that position ${reason.positionId} asks in its recorded interview`,
        String(reason.questionId),
      ];
    case 'SameQuestion':
      return ['.question_id', `one answer to a question (there is one at ${reason.first})`, String(reason.questionId)];
    case 'AnswerNotSent':
      return [
        '.sha256',
        'that of a recording which was sent before (npm run import does), or skipped',
        `neither for question ${reason.questionId}`,
      ];
    case 'AnswerRefused':
      return ['.file', ...answerWords(reason.why)];
    case 'SpanRefused':
      return [`.${reason.list}_details[${reason.place}].${reason.end}`, ...monthWords(reason.fault)];
  }
};

/** `may.json: slots[3].position_id: expected a position of these files or of the store, found 999` */
export const sayFault = ({ at, reason }: RecordFault): string => {
  const [field, expected, found] = words(reason);
  return `${at}${field}: expected ${expected}, found ${found}`;
};
