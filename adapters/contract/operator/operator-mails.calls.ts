import * as E from 'fp-ts/Either';
import type {
  GivenUpMailChoice,
  MailsSeen,
  NoSuchMail,
  OperatorOperations,
  SeenGivenUpMail,
} from '../../../application/operator/operator.port';
import { sayNoSuchMail } from '../../../application/operator/operator-refusals.words';
import type { OperatorCallOf } from '../call';
import {
  fromParser,
  listOf,
  mapped,
  maybe,
  number,
  oneOf,
  struct,
  text,
  variant,
  variants,
  type Codec,
} from '../codec';
import { field, objectWith } from '../record';
import { email, instant } from '../wire/fields';
import { nextPart, pageParts } from './pages.wire';
import { neverRefused } from '../calls/shared';

/* What an operator sees and does about undelivered mails. */

const givenUpMail: Codec<SeenGivenUpMail> = mapped(
  struct({ mail_id: number, to: email, subject: text, why: text, tries: number, given_up_at: instant }),
  ({ mail_id, given_up_at, ...mail }) => ({ ...mail, id: mail_id, at: given_up_at }),
  ({ id, at, ...mail }) => ({ ...mail, mail_id: id, given_up_at: at }),
);

const mailId: Codec<number> = fromParser<number, number>({
  name: "a mail's id",
  wire: number,
  parse: (given) => (Number.isSafeInteger(given) && given > 0 ? E.right(given) : E.left('NotAMailId')),
  print: (id) => id,
  jsonSchema: { type: 'integer', minimum: 1 },
});

const waiting: Codec<MailsSeen['waiting']> = mapped(
  struct({ codes: number, confirmations: number, reminders: number }),
  ({ codes, confirmations, reminders }) => ({ code: codes, confirmation: confirmations, reminder: reminders }),
  ({ code, confirmation, reminder }) => ({ codes: code, confirmations: confirmation, reminders: reminder }),
);

const mailsSeen: Codec<MailsSeen> = objectWith({
  paused: field('paused', maybe(text)),
  waiting: field('waiting', waiting),
  givenUp: field('given_up', listOf(givenUpMail)),
  next: nextPart(mailId),
});

/** POST operator/mails */
export const seeMails: OperatorCallOf<OperatorOperations['seeMails']> = {
  name: 'operator_mails',
  summary:
    'How many mails wait, why none leaves if none does, and a page of those that were given up and why, newest first.',
  source: 'ours: R27, the mails that follow an act',
  method: 'POST',
  path: 'operator/mails',
  access: 'operator',
  right: 'read',
  request: objectWith(pageParts(mailId)),
  response: mailsSeen,
  ...neverRefused,
};

const choice: Codec<GivenUpMailChoice> = objectWith({
  id: field('mail_id', mailId),
  what: field('what', oneOf('retry', 'drop')),
});

/** POST operator/mail */
export const chooseForMail: OperatorCallOf<OperatorOperations['chooseForMail']> = {
  name: 'operator_mail',
  summary: 'Has a mail that was given up tried again, or drops it.',
  source: 'ours: R27, the mails that follow an act',
  method: 'POST',
  path: 'operator/mail',
  access: 'operator',
  right: 'act',
  request: choice,
  response: choice,
  refusal: variants<NoSuchMail>({ NoSuchMail: variant('NoSuchMail', { id: number }) }),
  refusalStatus: () => 404,
  sayRefusal: sayNoSuchMail,
};
