import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { JSONParser, TokenType } from '@streamparser/json';
import { deepestBody } from '../../contract/nesting';
import { BodyTooDeep } from './request-faults';

const refusal = (statusCode: 400 | 413): Error => Object.assign(new Error('a body that is not taken'), { statusCode });

/** A parser with a depth limit, because it stores a record for each level; no call is nested deeper. */
const parserOf = (onWhole: (value: unknown) => void): JSONParser => {
  const parser = new JSONParser({ paths: ['$'] });
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    else if (depth > deepestBody) throw new BodyTooDeep();
    else if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
  };
  parser.onValue = ({ value }) => onWhole(value);
  return parser;
};

/**
 * A large body as JSON, parsed piece by piece as it arrives, so that other requests are served meanwhile: `JSON.parse` would block them for all of 18
 * MB.
 */
export const readLargeJson = async (body: IncomingMessage, mostBytes: number): Promise<unknown> => {
  let whole: unknown;
  let bytes = 0;
  const parser = parserOf((value) => {
    whole = value;
  });
  try {
    if (Number(body.headers['content-length'] ?? 0) > mostBytes) throw refusal(413);
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(piece)) throw refusal(400);
      bytes += piece.length;
      if (bytes > mostBytes) throw refusal(413);
      parser.write(piece);
      await nextTurn();
    }
    if (whole === undefined) throw refusal(400);
    return whole;
  } catch (fault) {
    // The rest is read and discarded, so that the client can read the answer.
    body.resume();
    throw fault instanceof BodyTooDeep || (fault instanceof Error && 'statusCode' in fault) ? fault : refusal(400);
  }
};
