import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** A hiring manager, whom a candidate chats with (hm_id): a positive whole number. */
export type HiringManagerId = Brand<number, 'HiringManagerId'>;

/** The store's number of a message, a positive whole number: later messages of a conversation have higher numbers. */
export type MessageId = Brand<number, 'MessageId'>;

/**
 * The id that the sender's browser gives a message: a message sent twice under one id is stored once. 16 to 64 characters of A–Z, a–z, 0–9,
 * - and _.
 */
export type ClientMessageId = Brand<string, 'ClientMessageId'>;

const isPositive = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
const isHiringManagerId = (n: number): n is HiringManagerId => isPositive(n);
const isMessageId = (n: number): n is MessageId => isPositive(n);
const isClientMessageId = (text: string): text is ClientMessageId => /^[A-Za-z0-9_-]{16,64}$/.test(text);

/** Reads an id from outside; fails for 0, negative numbers, fractions and numbers above 2^53 − 1. */
export const parseHiringManagerId = (n: number): E.Either<'NotAHiringManagerId', HiringManagerId> =>
  isHiringManagerId(n) ? E.right(n) : E.left('NotAHiringManagerId');

/** Reads a message's number from outside; fails for 0, negative numbers, fractions and numbers above 2^53 − 1. */
export const parseMessageId = (n: number): E.Either<'NotAMessageId', MessageId> =>
  isMessageId(n) ? E.right(n) : E.left('NotAMessageId');

/** Reads the id that a sender gave a message; fails below 16 or above 64 characters, or for any other sign. */
export const parseClientMessageId = (text: string): E.Either<'NotAClientMessageId', ClientMessageId> =>
  isClientMessageId(text) ? E.right(text) : E.left('NotAClientMessageId');
