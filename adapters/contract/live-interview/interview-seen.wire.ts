import type { InterviewSeen } from '../../../application/live-interview/interview-room.port';
import { flag, listOf, mapped, maybe, number, struct, text, withDefault, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { etaStatus } from './eta.wire';
import { instant, timeZone } from '../wire/fields';

const question = objectWith({
  questionId: field('question_id', number),
  question: field('question', text),
  options: field('options', withDefault(listOf(text), [])),
});

/** What the peer room tells an interviewer of the interview. */
export const interviewSeen: Codec<InterviewSeen> = mapped(
  struct({
    candidate_name: text,
    interviewer_name: text,
    position_name: text,
    community_name: text,
    starts_at: maybe(instant),
    opens_at: maybe(instant),
    open: flag,
    timezone: timeZone,
    guided_interview_questions: listOf(question),
    eta: etaStatus,
    late_minutes: maybe(number),
  }),
  (wire) => ({
    candidateName: wire.candidate_name,
    interviewerName: wire.interviewer_name,
    positionName: wire.position_name,
    communityName: wire.community_name,
    startsAt: wire.starts_at,
    opensAt: wire.opens_at,
    isOpen: wire.open,
    zone: wire.timezone,
    questions: wire.guided_interview_questions,
    eta: wire.eta.eta,
    lateBy: wire.late_minutes,
  }),
  (seen) => ({
    candidate_name: seen.candidateName,
    interviewer_name: seen.interviewerName,
    position_name: seen.positionName,
    community_name: seen.communityName,
    starts_at: seen.startsAt,
    opens_at: seen.opensAt,
    open: seen.isOpen,
    timezone: seen.zone,
    guided_interview_questions: seen.questions,
    eta: { eta: seen.eta },
    late_minutes: seen.lateBy,
  }),
);
