import * as E from 'fp-ts/Either';
import type { FastifyRequest } from 'fastify';
import type { FileRef } from '../../../application/ports/file-ref';

/** Stores the file of a form as it arrives, or says why not. */
export type TakeFile<Refusal> = (
  name: string,
  pieces: AsyncIterable<Uint8Array>,
) => Promise<E.Either<Refusal, FileRef>>;

/** The text fields of a form, and its stored file under its field's name. A refused file ends the reading. */
export type ReadForm = <Refusal>(
  take: TakeFile<Refusal>,
) => Promise<E.Either<Refusal, Readonly<Record<string, unknown>>>>;

/** Whether a request brings a form. Before the body is read, only the header is known. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

export const formLimits = {
  throwFileSizeLimit: false,
  limits: { files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 21 },
} as const;

/** Everything in a form is text; a plain id is read as the number that a JSON body would carry (R1). */
const valueOf = (name: string, value: unknown): unknown =>
  typeof value === 'string' && name.endsWith('_id') && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;

/**
 * The rest of a form that is refused is read and dropped, within the form's time limit: a browser reads no answer before it has sent everything, and
 * would wait until the connection is cut.
 */
const stopParsing = ({ raw }: FastifyRequest): void => {
  raw.unpipe();
  raw.resume();
};

const readForm = async <Refusal>(
  request: FastifyRequest,
  fileField: string,
  largestFile: number,
  take: TakeFile<Refusal>,
): Promise<E.Either<Refusal, Readonly<Record<string, unknown>>>> => {
  const fields = new Map<string, unknown>();
  let file: FileRef | undefined;
  // A file is read up to one byte over the limit: the rule then finds it too large, whatever its real length (R20, R34).
  for await (const part of request.parts({ limits: { ...formLimits.limits, fileSize: largestFile + 1 } })) {
    if (part.type === 'field') fields.set(part.fieldname, valueOf(part.fieldname, part.value));
    else if (part.fieldname === fileField) {
      const taken = await take(part.filename, part.file);
      if (E.isLeft(taken)) {
        stopParsing(request);
        part.file.destroy();
        return taken;
      }
      file = taken.right;
    } else part.file.resume();
  }
  // A text field under the file's name is not a file: only a real file part counts.
  fields.delete(fileField);
  return E.right({ ...Object.fromEntries(fields), ...(file === undefined ? {} : { [fileField]: file }) });
};

/** What the parser can't read (no boundary, no end) is the request's fault. Only an exceeded limit comes with a status of its own. */
const unreadable = (fault: unknown): Error =>
  fault instanceof Error && 'statusCode' in fault
    ? fault
    : Object.assign(new Error('not a form', { cause: fault }), { statusCode: 400 });

/** The form of a request, if it has one, to be read after the caller is known. */
export const formOf = (
  request: FastifyRequest,
  fileField: string | undefined,
  largestFile: number,
): ReadForm | undefined =>
  fileField !== undefined && request.isMultipart()
    ? async (take) => {
        try {
          return await readForm(request, fileField, largestFile, take);
        } catch (fault) {
          stopParsing(request);
          throw unreadable(fault);
        }
      }
    : undefined;
