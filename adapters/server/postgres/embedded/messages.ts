import * as t from 'io-ts';

/* The messages between the portal and the engine's thread. A statement's answer contains only rows, or an error code. */

const question = t.type({ id: t.number, sql: t.string, parameters: t.readonlyArray(t.unknown) });
/** Copies the whole store to this folder. Its answer has no rows. */
const copy = t.type({ id: t.number, copyTo: t.string });
const goodbye = t.type({ close: t.literal(true) });

const answered = t.type({ id: t.number, rows: t.readonlyArray(t.unknown), command: t.string, affected: t.number });
const failed = t.type({ id: t.number, code: t.string });
const opened = t.type({ opened: t.literal(true) });
const notOpened = t.type({ notOpened: t.string });
const panicked = t.type({ panicked: t.string });

export type ToEngine = t.TypeOf<typeof question> | t.TypeOf<typeof copy> | t.TypeOf<typeof goodbye>;
export type Question = t.TypeOf<typeof question>;
export type Copy = t.TypeOf<typeof copy>;
export type FromEngine =
  | t.TypeOf<typeof answered>
  | t.TypeOf<typeof failed>
  | t.TypeOf<typeof opened>
  | t.TypeOf<typeof notOpened>
  | t.TypeOf<typeof panicked>;

export const isToEngine = t.union([question, copy, goodbye]).is;
export const isFromEngine = t.union([answered, failed, opened, notOpened, panicked]).is;
