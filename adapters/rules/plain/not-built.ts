import type { PlainChapter, PlainRule } from '../plain-chapter';

/* What the rulings ask for and nothing keeps yet. An expert who asks about it is told so, and what it will be. */

const notBuilt = (id: string, cites: string, asks: string, asked: string): PlainRule => ({
  id,
  says: `Not built yet: ${asks}`,
  asked,
  cites: [cites],
  code: undefined,
});

export const notBuiltRules: PlainChapter = {
  name: 'not-built',
  part: 'What is missing',
  title: 'What do the documents ask for that this portal does not do yet?',
  rows: [
    notBuilt(
      'text-consent',
      'R63',
      'texts go only to who ticked a box of its own beside the phone, which is never ticked beforehand, and whose number has given its code back.',
      'may we text a candidate, sms without permission, did not agree or opt in to text messages, unticked box, text consent, whatsapp',
    ),
    notBuilt(
      'text-hours',
      'R64',
      "texts leave from 08:00 to 21:00 by the wall clock of the candidate's own zone, else the position's; what falls outside waits for 08:00.",
      'quiet hours, text somebody at night, late in the evening, early in the morning or on the weekend, until when are texts sent',
    ),
    notBuilt(
      'text-kinds',
      'R65',
      'a text is worth a booking, a move, a cancellation by the employer, an invitation, an offer, a late interviewer and the reminders; at most one an hour for chat, six a day for all.',
      'what is texted, which text messages or sms does a candidate get, how many texts, notified by phone',
    ),
    notBuilt(
      'text-replies',
      'R66',
      'STOP ends texts, START begins them again, HELP explains, YES confirms and MOVE answers with the link; anything else is a chat message to the manager of the next appointment.',
      'reply to a text, answer our sms, text back, unsubscribe or opt out of texts, where does an answer to a text go',
    ),
    notBuilt(
      'being-there',
      'R67',
      "'I'll be there' belongs to one held slot, from 48 hours before until its start; a move clears it, and it costs nothing.",
      'confirm the attendance, candidate confirms that they will come, is coming, I will be there',
    ),
    notBuilt(
      'language',
      'R68',
      "the language is the account's choice, before sign-in the one of this device, the link or the browser, else English; what an employer wrote without a translation stays as written.",
      'which language are mails and pages in, spanish, translated, does the portal speak spanish, foreign language, change the language',
    ),
  ],
};
