import type { FastifyRequest } from 'fastify';
import { largestResume } from '../../../domain/resumes/resume-file';
import type { Form } from './answering';

/** A file is read to one byte more than it may have: the rule then finds it too large, whatever its real length (R20). */
export const formLimits = {
  throwFileSizeLimit: false,
  limits: { fileSize: largestResume + 1, files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, parts: 21 },
} as const;

/** In a form everything is text; a plain id is read as the number that a JSON body would carry (R1). */
const valueOf = (name: string, value: unknown): unknown =>
  typeof value === 'string' && name.endsWith('_id') && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;

const readForm = async (request: FastifyRequest, fileField: string): Promise<Form> => {
  const fields = new Map<string, unknown>();
  let file: Form['file'];
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, valueOf(part.fieldname, part.value));
    else if (part.fieldname === fileField) file = { name: part.filename, content: await part.toBuffer() };
    else part.file.resume();
  }
  // What a field calls itself is no file: only what came as one is.
  fields.delete(fileField);
  return { fields: Object.fromEntries(fields), file };
};

/** What the parser can't read (no boundary, no end) is the request's fault; it says so by a status only where a limit was passed. */
const unreadable = (fault: unknown): Error =>
  fault instanceof Error && 'statusCode' in fault
    ? fault
    : Object.assign(new Error('not a form', { cause: fault }), { statusCode: 400 });

/** The form of a request that has one, to be read when it is known who sends it. */
export const formOf = (request: FastifyRequest, fileField: string | undefined): (() => Promise<Form>) | undefined =>
  fileField !== undefined && request.isMultipart()
    ? async () => {
        try {
          return await readForm(request, fileField);
        } catch (fault) {
          throw unreadable(fault);
        }
      }
    : undefined;
