/* How an answer says that something went wrong (R4). The shape differs between the places it comes from: every one is read, none is trusted. */

/** A field of a decoded JSON object; undefined for anything that is none, or doesn't have it as its own. */
export const bodyField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;

/** A text without the blanks around it; empty for anything else. */
export const bodyText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What `errors[]` says: texts, or objects with a message, one after the other. */
const listedText = (errors: unknown): string => {
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return list
    .map((one) => bodyText(one) || bodyText(bodyField(one, 'message')))
    .filter((text) => text !== '')
    .join(' ');
};

/** The error text of an answer: `message`, else `error`, else `error.message`, else `errors[]` (R4). Empty when none of them says anything. */
export const readErrorText = (body: unknown): string => {
  const error = bodyField(body, 'error');
  return (
    bodyText(bodyField(body, 'message')) ||
    bodyText(error) ||
    bodyText(bodyField(error, 'message')) ||
    listedText(bodyField(body, 'errors'))
  );
};

/** The status of an answer: `statusCode` from the body where there is one, else the HTTP status (R4). */
export const readStatusCode = (httpStatus: number, body: unknown): number => {
  const statusCode = bodyField(body, 'statusCode');
  return typeof statusCode === 'number' ? statusCode : httpStatus;
};
