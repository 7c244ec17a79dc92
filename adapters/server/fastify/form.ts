import * as E from 'fp-ts/Either';
import type { FastifyRequest } from 'fastify';
import type { FileRef } from '../../../application/ports/file-ref';
import { largestResume } from '../../../domain/resumes/resume-file';

/** Takes in the file of a form as it comes, or says why not. */
export type TakeFile<Refusal> = (
  name: string,
  pieces: AsyncIterable<Uint8Array>,
) => Promise<E.Either<Refusal, FileRef>>;

/** The texts of a form, whose file was taken in and stands among them by its name. A file that was not ends the reading. */
export type ReadForm = <Refusal>(
  take: TakeFile<Refusal>,
) => Promise<E.Either<Refusal, Readonly<Record<string, unknown>>>>;

/** A file is read to one byte more than it may have: the rule then finds it too large, whatever its real length (R20). */
export const formLimits = {
  throwFileSizeLimit: false,
  limits: { fileSize: largestResume + 1, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 21 },
} as const;

/** In a form everything is text; a plain id is read as the number that a JSON body would carry (R1). */
const valueOf = (name: string, value: unknown): unknown =>
  typeof value === 'string' && name.endsWith('_id') && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;

const readForm = async <Refusal>(
  request: FastifyRequest,
  fileField: string,
  take: TakeFile<Refusal>,
): Promise<E.Either<Refusal, Readonly<Record<string, unknown>>>> => {
  const fields = new Map<string, unknown>();
  let file: FileRef | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, valueOf(part.fieldname, part.value));
    else if (part.fieldname === fileField) {
      const taken = await take(part.filename, part.file);
      // Nobody waits for the rest of what is not taken.
      if (E.isLeft(taken)) part.file.destroy();
      if (E.isLeft(taken)) return taken;
      file = taken.right;
    } else part.file.resume();
  }
  // What a field calls itself is no file: only what came as one is.
  fields.delete(fileField);
  return E.right({ ...Object.fromEntries(fields), ...(file === undefined ? {} : { [fileField]: file }) });
};

/** What the parser can't read (no boundary, no end) is the request's fault; it says so by a status only where a limit was passed. */
const unreadable = (fault: unknown): Error =>
  fault instanceof Error && 'statusCode' in fault
    ? fault
    : Object.assign(new Error('not a form', { cause: fault }), { statusCode: 400 });

/** The form of a request that has one, to be read when it is known who sends it. */
export const formOf = (request: FastifyRequest, fileField: string | undefined): ReadForm | undefined =>
  fileField !== undefined && request.isMultipart()
    ? async (take) => {
        try {
          return await readForm(request, fileField, take);
        } catch (fault) {
          throw unreadable(fault);
        }
      }
    : undefined;
