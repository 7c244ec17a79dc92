import { createHmac } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookLetter, WebhookPost, WebhookSecret } from '../../../application/webhooks/webhook-post.port';
import { known } from '../../../domain/brand';
import { allowed, permitted, refused, type Decision } from '../../../domain/decision';
import { seconds, type Milliseconds } from '../../../domain/time/duration';
import { receiverAnswersWithin, type ReceiverAnswer } from '../../../domain/webhooks/delivery';
import { mayReceive, type ReceiverRefused } from '../../../domain/webhooks/receiver-address';
import { isObject } from '../../contract/codec';
import { writeWebhookBody } from '../../contract/applications/told-event.wire';
import { networkOf } from './network-of';

/** So much of an answer is read, because a receiver that is not read to the end may take it for a failure. Nothing in it counts. */
const mostOfAnswer = 8_192;

/** Every address that a name has now. */
type LookUp = (name: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

const thisMachine: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Asks the name servers itself. The system's own look-up blocks one of four threads, which files and other connections need, for as long as a name server
 * is silent. Names that only the hosts file knows, or that need a search domain, are not found.
 */
const everyAddress: LookUp = async (name, signal) => {
  const family = isIP(name);
  if (family !== 0) return [{ address: name, family }];
  if (/(^|\.)localhost$/i.test(name)) return thisMachine;
  const resolver = new Resolver({ timeout: seconds(3), tries: 2 });
  signal.addEventListener('abort', () => resolver.cancel());
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
};

const noAnswer = (why: string): ReceiverAnswer => ({ _tag: 'NoAnswer', why });

/** For the log: a code or a name, never an address. */
const whyOf = (fault: unknown): string => {
  const [why] = isObject(fault) ? [fault['code'], fault['name']].filter((part) => typeof part === 'string') : [];
  return why ?? 'unknown';
};

/** The connection ended without an answer. */
const closed = (): Error => Object.assign(new Error('The connection was closed'), { code: 'Closed' });

/** Reads the answer to its end, but a few kilobytes at most and only until the time is up, then closes the connection. */
const readABit = (answer: IncomingMessage, then: () => void): void => {
  let read = 0;
  answer.on('error', () => undefined);
  answer.on('close', then);
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

/** An address that may be called, and where its name was found to lead. */
interface Judged {
  readonly url: URL;
  /** At least one; all of them were judged. */
  readonly addresses: readonly LookupAddress[];
}

/** The bytes of a webhook's secret. */
const secretBytes = (key: Buffer, seed: string): Buffer =>
  createHmac('sha256', key).update(`webhook\0${seed}`).digest();

/**
 * Sends events by HTTP (Standard Webhooks 1.0). A name is looked up once, and only addresses that were judged are called, so that no name can lead elsewhere in between. Redirects are
 * answers like others: they are not followed. No connection is used twice.
 */
export const httpWebhookPost = ({
  key,
  privateAllowed,
  patience = receiverAnswersWithin,
  lookUp = everyAddress,
}: WebhookPostSettings): WebhookPost => {
  const call = (letter: WebhookLetter, { url, addresses }: Judged, signal: AbortSignal) =>
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
        lookup: (_name, { all }, done) => {
          const [first] = addresses;
          if (all === true || first === undefined) done(null, [...addresses]);
          else done(null, first.address, first.family);
        },
      };
      const sent = url.protocol === 'https:' ? overHttps(url, options) : overHttp(url, options);
      let answered: ReceiverAnswer | undefined;
      // An answer counts from its first line on, whatever becomes of the rest.
      const over = (fault: Error): void => {
        if (answered === undefined) reject(fault);
        else resolve(answered);
      };
      signal.addEventListener('abort', () => over(new Error('TimeoutError')));
      sent.on('error', over);
      sent.on('close', () => over(closed()));
      sent.on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve({ _tag: 'Answered', status: answer.statusCode ?? 0 });
      });
      sent.on('response', (answer) => {
        answered = { _tag: 'Answered', status: answer.statusCode ?? 0 };
        readABit(answer, () => over(closed()));
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
    const addresses = await inTime(lookUp(url.hostname.replace(/^\[|\]$/g, ''), signal), signal);
    const scheme = url.protocol === 'https:' ? 'https' : 'http';
    const networks = addresses.map((one) => networkOf(one.address));
    const may = mayReceive(scheme, networks, privateAllowed);
    return may._tag === 'Refused' ? may : allowed({ url, addresses });
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
        return await call(letter, judged.value, signal);
      } catch (fault) {
        return noAnswer(signal.aborted ? 'Timeout' : whyOf(fault));
      }
    },
    write: writeWebhookBody,
    sign: (seed, content) => `v1,${createHmac('sha256', secretBytes(key, seed)).update(content).digest('base64')}`,
  };
};
