import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { randomUUID } from 'node:crypto';
import { apiPrefix, type Call } from '../../../adapters/contract/call';
import { nameOf, type WireJob } from './fair';
import { codeIn, type Inbox } from './inbox';
import type { WireSlot } from './running-portal';

/* A candidate's browser requests, sent by hand, with the raw answers. */

const slot = t.type({ slot_date: t.string, slot_from: t.string, slot_to: t.string });

const reply = t.intersection([
  t.type({ statusCode: t.number }),
  t.partial({ refusal: t.intersection([t.type({ reason: t.string }), t.partial({ nearest: t.array(slot) })]) }),
]);

/** An answer: the HTTP status, the whole body, and the parts that every answer has (R4). */
export type Reply = t.TypeOf<typeof reply> & { readonly http: number; readonly body: unknown };

export interface SignedIn {
  readonly email: string;
  readonly token: string;
}

/** One choice of a time, under its key (R17). */
export interface Wish {
  readonly job: WireJob;
  readonly slot: WireSlot;
  readonly key: string;
}

const read = <A>(codec: t.Decoder<unknown, A>, body: unknown): A => {
  const decoded = codec.decode(body);
  if (E.isLeft(decoded)) throw new Error(`An answer of another shape: ${JSON.stringify(body)}`);
  return decoded.right;
};

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = async (address: string, { method = 'POST', body, headers = {} }: Sent): Promise<Reply> => {
  const response = await fetch(address, {
    ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
    headers: {
      'api-version': '1.0',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const answered: unknown = await response.json();
  const { statusCode, refusal } = read(reply, answered);
  return { http: response.status, statusCode, ...(refusal === undefined ? {} : { refusal }), body: answered };
};

const shown = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });

/** Any call of the contract, under a key of its own. */
export const ask = (
  url: string,
  { method, path }: Pick<Call<never, unknown, never>, 'method' | 'path'>,
  fields: object,
  who?: SignedIn,
): Promise<Reply> =>
  send(`${url}${apiPrefix}/${path}`, {
    method,
    headers: { 'idempotency-key': randomUUID(), ...(who === undefined ? {} : shown(who)) },
    ...(method === 'GET' ? {} : { body: fields }),
  });

/** The token in a successful sign-in answer. */
export const tokenIn = ({ body }: Reply): string => read(t.type({ code: t.string }), body).code;

export const askForCode = (url: string, email: string): Promise<Reply> =>
  send(`${url}/api/candidate/send_otp`, { body: { email } });

/** Submits a code, right or wrong. */
export const tryCode = (url: string, email: string, otp: string): Promise<Reply> =>
  send(`${url}/api/candidate/submit_otp`, { body: { email, otp } });

/** Presses the button behind a mailed link. */
export const pressLink = (url: string, email: string, verify_code: string): Promise<Reply> =>
  send(`${url}/api/candidate-registration/submit_otp/`, { body: { email, verify_code } });

export const giveCode = async (url: string, email: string, otp: string): Promise<SignedIn> => {
  const { body } = await tryCode(url, email, otp);
  return { email, token: read(t.type({ code: t.string }), body).code };
};

/** Signs in with the code in the mail. */
export const signIn = async (url: string, inbox: Inbox, email: string): Promise<SignedIn> => {
  const seen = inbox.mailsTo(email).length;
  await askForCode(url, email);
  return giveCode(url, email, codeIn(await inbox.next(email, seen)));
};

/** The booking call, in a form for `fetch` and Node's own client. */
export const booking = (who: SignedIn, { job, slot: { slot_date, slot_from, slot_to }, key }: Wish) => ({
  path: '/api/scheduled-video-interviews/book_slot',
  headers: { ...shown(who), 'content-type': 'application/json', 'idempotency-key': key },
  body: { ...job, slot_date, slot_from, slot_to },
});

export const book = (url: string, who: SignedIn, wish: Wish): Promise<Reply> => {
  const { path, headers, body } = booking(who, wish);
  return send(`${url}${path}`, { headers, body });
};

const orNull = t.union([t.string, t.null]);

const card = t.type({
  position_id: t.number,
  applied_status: t.number,
  status: t.number,
  schd_date: orNull,
  slot_from: orNull,
  slot_to: orNull,
  schedule_time: orNull,
});

/** An application as My Job Applications lists it. */
export type Card = t.TypeOf<typeof card>;

export const cardsOf = async (url: string, who: SignedIn): Promise<readonly Card[]> => {
  const { body } = await send(`${url}/api/candidate/get_jobs_list`, { headers: shown(who) });
  return read(t.type({ jobs: t.array(card) }), body).jobs;
};

const days = t.type({
  day_view_slots: t.array(
    t.type({ date: t.string, slots: t.array(t.type({ slot_from: t.string, slot_to: t.string })) }),
  ),
});

/** The free times on that day. */
export const freeOn = async (
  url: string,
  who: SignedIn,
  job: WireJob,
  slot_date: string,
): Promise<readonly WireSlot[]> => {
  const { body } = await send(`${url}/api/scheduled-video-interviews/get_dayview_slots`, {
    headers: shown(who),
    body: { ...job, start_date: slot_date, end_date: slot_date },
  });
  return read(days, body).day_view_slots.flatMap(({ date, slots }) =>
    slots.map(({ slot_from, slot_to }) => ({ slot_date: date, slot_from, slot_to })),
  );
};

/** The mails that confirm a booking for that job. */
export const confirmationsTo = (inbox: Inbox, email: string, job: WireJob): readonly string[] =>
  inbox.mailsTo(email).filter((mail) => mail.includes(`\nSubject: You're booked: ${nameOf(job)},`));
