import { somethingWentWrong } from '../../../application/words/failures';

/** The answer to a request that reached no call. */
export interface RequestFault {
  readonly statusCode: number;
  readonly text: string;
}

/** In bytes: the limit of most calls. */
export const largestBody = 64 * 1024;

export const noSuchCall: RequestFault = { statusCode: 404, text: 'There is no such call.' };
const notReadable: RequestFault = {
  statusCode: 400,
  text: 'The body of the request is not readable as what its content-type says. JSON is in UTF-8.',
};
export const tooDeep: RequestFault = { statusCode: 400, text: 'The body of the request is nested too deeply.' };
export const tooManyCalls: RequestFault = {
  statusCode: 429,
  text: 'There are too many requests from your network at the moment. Please wait a minute and try again.',
};
export const stopping: RequestFault = {
  statusCode: 503,
  text: 'The portal is about to start again. Nothing of yours is lost: please try again in a minute.',
};
/** Unpacked, 10 kB can be 10 MB, and no client of ours packs what it sends. */
export const packedBody: RequestFault = {
  statusCode: 415,
  text: 'The body of the request must be sent as it is, without a content-encoding such as gzip.',
};
/** Thrown when a body is nested too deeply; the rest of it was not read. */
export class BodyTooDeep extends Error {}
const fault: RequestFault = { statusCode: 500, text: somethingWentWrong };

const byStatus: Readonly<Record<number, RequestFault>> = {
  400: notReadable,
  404: noSuchCall,
  414: { statusCode: 414, text: 'The address is too long.' },
  415: { statusCode: 415, text: 'The body of the request must be JSON (content-type: application/json).' },
  429: tooManyCalls,
};

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

const inWords = (bytes: number): string => (bytes < 1024 * 1024 ? `${bytes / 1024} kB` : `${bytes / (1024 * 1024)} MB`);

/**
 * Our own words for what the HTTP layer refused; anything else is a fault of ours, and its details go only to the log. `bodyLimit` is the route's
 * own, in bytes.
 */
export const faultOf = (error: unknown, bodyLimit = largestBody): RequestFault => {
  if (error instanceof BodyTooDeep) return tooDeep;
  const statusCode = statusOf(error);
  return statusCode === 413
    ? { statusCode, text: `The body of the request is larger than ${inWords(bodyLimit)}.` }
    : (byStatus[statusCode] ?? fault);
};

/** Whether the request was at fault, not the server: a path that leads out of the folder, an invalid header. */
export const isTheirs = (error: unknown): boolean => statusOf(error) >= 400 && statusOf(error) < 500;
