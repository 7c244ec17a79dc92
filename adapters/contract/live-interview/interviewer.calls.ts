import type { InterviewerOperations } from '../../../application/live-interview/interviewer.api';
import { sayInterviewLinkOver } from '../../../application/live-interview/meeting-refusals.words';
import type { InterviewLinkOver } from '../../../domain/live-interview/interviewer-pass';
import type { CallOf } from '../call';
import { struct, variant, variants, type Codec } from '../codec';
import { oneCall, type Bindings } from '../operation';
import { instant, sessionToken } from '../wire/fields';

const linkOver: Codec<InterviewLinkOver> = variants<InterviewLinkOver>({
  InterviewLinkOver: variant('InterviewLinkOver', {}),
});

/** POST interviewer/open: a link that isn't good, for whatever reason, is a 406. */
export const openInterview: CallOf<InterviewerOperations['openInterview']> = {
  name: 'open_interview',
  summary: "Turns an interviewer's link, once, into the session that opens the room of its interview.",
  source: 'ours: spec 2 §4.6, R26',
  method: 'POST',
  path: 'interviewer/open',
  access: 'public',
  request: struct({ link: sessionToken }),
  response: struct({ session: sessionToken, until: instant }),
  refusal: linkOver,
  refusalStatus: () => 406,
  sayRefusal: sayInterviewLinkOver,
};

/** The call of `InterviewerOperations`. */
export const interviewerCalls: Bindings<InterviewerOperations> = { openInterview: oneCall(openInterview) };
