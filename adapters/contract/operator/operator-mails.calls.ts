import * as E from 'fp-ts/Either';
import type {
  GivenUpMailChoice,
  MailsSeen,
  NoSuchMail,
  OperatorOperations,
  SeenGivenUpMail,
} from '../../../application/operator/operator.port';
import { sayNoSuchMail } from '../../../application/operator/operator-refusals.words';
import type { CallOf } from '../call';
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
import { neverRefused, nothingAsked } from '../calls/shared';

/* What an operator sees and does about undelivered mails. */

const givenUpMail: Codec<SeenGivenUpMail> = mapped(
  struct({ mail_id: number, to: email, subject: text, why: text, tries: number, given_up_at: instant }),
  ({ mail_id, given_up_at, ...mail }) => ({ ...mail, id: mail_id, at: given_up_at }),
  ({ id, at, ...mail }) => ({ ...mail, mail_id: id, given_up_at: at }),
);

const mailsSeen: Codec<MailsSeen> = mapped(
  struct({
    paused: maybe(text),
    waiting: struct({ codes: number, confirmations: number, reminders: number }),
    given_up: listOf(givenUpMail),
  }),
  ({ paused, waiting: { codes, confirmations, reminders }, given_up }) => ({
    paused,
    waiting: { code: codes, confirmation: confirmations, reminder: reminders },
    givenUp: given_up,
  }),
  ({ paused, waiting: { code, confirmation, reminder }, givenUp }) => ({
    paused,
    waiting: { codes: code, confirmations: confirmation, reminders: reminder },
    given_up: givenUp,
  }),
);

/** POST operator/mails */
export const seeMails: CallOf<OperatorOperations['seeMails']> = {
  name: 'operator_mails',
  summary: 'How many mails wait, why none leaves if none does, and which were given up and why.',
  source: 'ours: R27, the mails that follow an act',
  method: 'POST',
  path: 'operator/mails',
  access: 'operator',
  request: nothingAsked,
  response: mailsSeen,
  ...neverRefused,
};

const mailId: Codec<number> = fromParser<number, number>({
  name: "a mail's id",
  wire: number,
  parse: (given) => (Number.isSafeInteger(given) && given > 0 ? E.right(given) : E.left('NotAMailId')),
  print: (id) => id,
  jsonSchema: { type: 'integer', minimum: 1 },
});

const choice: Codec<GivenUpMailChoice> = objectWith({
  id: field('mail_id', mailId),
  what: field('what', oneOf('retry', 'drop')),
});

/** POST operator/mail */
export const chooseForMail: CallOf<OperatorOperations['chooseForMail']> = {
  name: 'operator_mail',
  summary: 'Has a mail that was given up tried again, or drops it.',
  source: 'ours: R27, the mails that follow an act',
  method: 'POST',
  path: 'operator/mail',
  access: 'operator',
  request: choice,
  response: choice,
  refusal: variants<NoSuchMail>({ NoSuchMail: variant('NoSuchMail', { id: number }) }),
  refusalStatus: () => 404,
  sayRefusal: sayNoSuchMail,
};
