import { createHmac } from 'node:crypto';
import { lookup, type LookupAddress } from 'node:dns';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import type { WebhookLetter, WebhookPost, WebhookSecret } from '../../../application/webhooks/webhook-post.port';
import { known } from '../../../domain/brand';
import { allowed, permitted, refused, type Decision } from '../../../domain/decision';
import { seconds, type Milliseconds } from '../../../domain/time/duration';
import type { ReceiverAnswer } from '../../../domain/webhooks/delivery';
import { mayReceive, type ReceiverRefused } from '../../../domain/webhooks/receiver-address';
import { isObject } from '../../contract/codec';
import { writeWebhookBody } from '../../contract/applications/told-event.wire';
import { networkOf } from './network-of';

/** Within this a receiver answers, from the look-up of its name on. */
const answerWithin: Milliseconds = seconds(10);

/** So much of an answer is read, because a receiver that is not read to the end may take it for a failure. Nothing in it counts. */
const mostOfAnswer = 8_192;

/** Every address that a name has now. */
type LookUp = (name: string) => Promise<readonly LookupAddress[]>;

const everyAddress: LookUp = (name) =>
  new Promise((resolve, reject) => {
    lookup(name, { all: true }, (fault, addresses) => (fault === null ? resolve(addresses) : reject(fault)));
  });

const noAnswer = (why: string): ReceiverAnswer => ({ _tag: 'NoAnswer', why });

/** For the log: a code or a name, never an address. */
const whyOf = (fault: unknown): string => {
  const [why] = isObject(fault) ? [fault['code'], fault['name']].filter((part) => typeof part === 'string') : [];
  return why ?? 'unknown';
};

const readABit = (answer: IncomingMessage): void => {
  let read = 0;
  answer.on('error', () => undefined);
  answer.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > mostOfAnswer) answer.destroy();
  });
};

/** What sending needs beside the network. */
export interface WebhookPostSettings {
  /** The key that is not in the store, under which secrets come from their seeds. */
  readonly key: Buffer;
  /** WEBHOOK_PRIVATE_NETWORKS. */
  readonly privateAllowed: boolean;
  readonly patience?: Milliseconds;
  readonly lookUp?: LookUp;
}

/** An address that may be called, and where it was found to lead. */
interface Judged {
  readonly url: URL;
  readonly at: LookupAddress;
}

const noAddress: Decision<ReceiverRefused, Judged> = refused({ _tag: 'NoAddress' });

/** The bytes of a webhook's secret. */
const secretBytes = (key: Buffer, seed: string): Buffer =>
  createHmac('sha256', key).update(`webhook\0${seed}`).digest();

/**
 * Sends events by HTTP (Standard Webhooks 1.0). A name is looked up once, and the address that was judged is the one that is called, so that no name can lead elsewhere in between. Redirects are
 * answers like others: they are not followed. No connection is used twice.
 */
export const httpWebhookPost = ({
  key,
  privateAllowed,
  patience = answerWithin,
  lookUp = everyAddress,
}: WebhookPostSettings): WebhookPost => {
  const call = (letter: WebhookLetter, url: URL, { address, family }: LookupAddress, signal: AbortSignal) =>
    new Promise<ReceiverAnswer>((resolve, reject) => {
      const options: RequestOptions = {
        method: 'POST',
        signal,
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(letter.body),
          'webhook-id': letter.id,
          'webhook-timestamp': letter.timestamp,
          'webhook-signature': letter.signatures.join(' '),
        },
        lookup: (_name, { all }, done) =>
          all === true ? done(null, [{ address, family }]) : done(null, address, family),
      };
      const sent = url.protocol === 'https:' ? overHttps(url, options) : overHttp(url, options);
      sent.on('error', reject);
      sent.on('response', (answer) => {
        readABit(answer);
        resolve({ _tag: 'Answered', status: answer.statusCode ?? 0 });
      });
      sent.end(letter.body);
    });

  const inTime = <A>(work: Promise<A>, signal: AbortSignal): Promise<A> =>
    Promise.race([
      work,
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('TimeoutError')))),
    ]);

  /** Looks the name up and judges where it leads. A fault: the name isn't answered, or the address isn't one. */
  const judge = async (address: string, signal: AbortSignal): Promise<Decision<ReceiverRefused, Judged>> => {
    const url = new URL(address);
    const addresses = await inTime(lookUp(url.hostname.replace(/^\[|\]$/g, '')), signal);
    const scheme = url.protocol === 'https:' ? 'https' : 'http';
    const networks = addresses.map((one) => networkOf(one.address));
    const may = mayReceive(scheme, networks, privateAllowed);
    const [at] = addresses;
    if (may._tag === 'Refused') return may;
    return at === undefined ? noAddress : allowed({ url, at });
  };

  return {
    check: (url) => async () => {
      try {
        const judged = await judge(url, AbortSignal.timeout(patience));
        return judged._tag === 'Refused' ? judged : permitted;
      } catch {
        return refused({ _tag: 'NoAddress' });
      }
    },
    secretOf: (seed) => known<WebhookSecret>(`whsec_${secretBytes(key, seed).toString('base64')}`),
    send: (letter) => async () => {
      const signal = AbortSignal.timeout(patience);
      try {
        const judged = await judge(letter.url, signal);
        if (judged._tag === 'Refused') return noAnswer(judged.reason._tag);
        return await call(letter, judged.value.url, judged.value.at, signal);
      } catch (fault) {
        return noAnswer(signal.aborted ? 'Timeout' : whyOf(fault));
      }
    },
    write: writeWebhookBody,
    sign: (seed, content) => `v1,${createHmac('sha256', secretBytes(key, seed)).update(content).digest('base64')}`,
  };
};
