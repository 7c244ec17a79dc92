import type { Particulars } from '../../../domain/applications/particulars';
import { flag, maybe, oneOf, text, textOrNumber, type Codec } from '../codec';
import { allOf, field, type Part } from '../record';

/** The particulars of an application under their names on the wire; `address` reads the room's. */
export const particulars = (address: Codec<string>): Part<Particulars> =>
  allOf<Particulars>({
    interviewPreference: field('interview_pref', maybe(oneOf('video', 'audio'))),
    room: field('meeting_link', maybe(address)),
    voiceApp: field('app_sid', maybe(text)),
    joinCode: field('join_code', maybe(textOrNumber)),
    resumeUploaded: field('upload_resume_flag', maybe(flag)),
    wentOnWithoutResume: field('proceed_without_resume', maybe(flag)),
    eta: field('eta_status', maybe(oneOf('yes', 'no', 'delayed'))),
    delayReason: field('delay_reason', maybe(text)),
  });
