/* The error in an answer (R4). Providers use different shapes: all are read, none is trusted. */

/** A field of a decoded JSON object. Undefined if the value isn't an object or lacks the field. */
export const bodyField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;

/** A text, trimmed; empty for anything else. */
export const bodyText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The texts of `errors[]`, which are plain texts or objects with a message. */
const listedText = (errors: unknown): string => {
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return list
    .map((one) => bodyText(one) || bodyText(bodyField(one, 'message')))
    .filter((text) => text !== '')
    .join(' ');
};

/** The error text of an answer: `message`, else `error`, else `error.message`, else `errors[]` (R4). Empty if all are. */
export const readErrorText = (body: unknown): string => {
  const error = bodyField(body, 'error');
  return (
    bodyText(bodyField(body, 'message')) ||
    bodyText(error) ||
    bodyText(bodyField(error, 'message')) ||
    listedText(bodyField(body, 'errors'))
  );
};

/** The status of an answer: `statusCode` from the body if there is one, else the HTTP status (R4). */
export const readStatusCode = (httpStatus: number, body: unknown): number => {
  const statusCode = bodyField(body, 'statusCode');
  return typeof statusCode === 'number' ? statusCode : httpStatus;
};
