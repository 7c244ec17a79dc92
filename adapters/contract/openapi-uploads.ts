import type { JsonSchema } from './codec';
import type { UploadKind } from './files/upload-kind';
import { uploadKinds } from './upload-kinds';

/* Uploads in pieces (tus 1.0.0: creation, expiration, termination). They answer with plain HTTP statuses, as the protocol requires. */

const wholeNumber = { type: 'integer', minimum: 0 };
const header = (description: string, schema: JsonSchema = wholeNumber): object => ({ description, schema });

const progress = {
  'upload-offset': header('How many bytes have arrived.'),
  'upload-length': header('How many bytes the file has.'),
  'upload-expires': header('Until when the upload can go on.', { type: 'string' }),
  'tus-resumable': header('The version of the protocol.', { const: '1.0.0' }),
};

const failure = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const closed = {
  401: failure('No session, or it has ended.'),
  403: failure('The address is not proven yet (R41).'),
  404: failure('There is no such upload of this candidate.'),
  412: failure('Another version of tus.'),
  429: failure('Too many calls, or too many uploads that are not finished.'),
  503: failure('The store does not answer. Trying again helps.'),
};

const sent = (name: string, description: string, schema: JsonSchema, required = true): object => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const version = sent(
  'tus-resumable',
  'The version of the protocol; missing counts as this one.',
  { const: '1.0.0' },
  false,
);
const ref = {
  name: 'ref',
  in: 'path',
  required: true,
  description: 'The last part of `location`, which is also the name of the file for the call that uses it.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' },
};

const operations = (
  name: string,
  { path, what, source }: Pick<UploadKind<never>, 'path' | 'what' | 'source'>,
): readonly (readonly [string, object])[] => {
  const shared = { tags: ['uploads'], 'x-source': source, security: [{ sessionToken: [] }] };
  return [
    [
      path,
      {
        post: {
          ...shared,
          operationId: `begin_${name}_upload`,
          summary: `Begins the upload of ${what} in pieces.`,
          parameters: [
            version,
            sent('upload-length', 'The size of the file in bytes.', wholeNumber),
            sent(
              'upload-metadata',
              '`filename` and its name in base64, as tus has it.',
              { type: 'string', examples: ['filename Y3YucGRm'] },
              false,
            ),
          ],
          responses: {
            201: {
              description: 'Begun: `location` is its path.',
              headers: { ...progress, location: header('The path of the upload.', { type: 'string' }) },
            },
            ...closed,
            400: failure('Upload-Length is missing.'),
            413: failure('The file is too large.'),
            415: failure('Not a kind of file that is taken, an empty one, or a body with a content-encoding.'),
            507: failure('No room is left.'),
          },
        },
      },
    ],
    [
      `${path}/{ref}`,
      {
        head: {
          ...shared,
          operationId: `look_at_${name}_upload`,
          summary: `How much of ${what} has arrived.`,
          parameters: [version, ref],
          responses: { 200: { description: 'Where to go on.', headers: progress }, ...closed },
        },
        patch: {
          ...shared,
          operationId: `continue_${name}_upload`,
          summary: `Sends the next piece of ${what}.`,
          parameters: [version, ref, sent('upload-offset', 'Where this piece begins.', wholeNumber)],
          requestBody: {
            required: true,
            content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
          responses: {
            204: { description: 'The piece is stored.', headers: progress },
            ...closed,
            400: failure('Upload-Offset is missing.'),
            409: failure('The next piece begins elsewhere: `upload-offset` says where.'),
            415: failure('Not application/offset+octet-stream, or a body with a content-encoding.'),
            507: failure('No room is left.'),
          },
        },
        delete: {
          ...shared,
          operationId: `drop_${name}_upload`,
          summary: `Gives up the upload of ${what}.`,
          parameters: [version, ref],
          responses: { 204: { description: 'It is gone.' }, ...closed },
        },
      },
    ],
  ];
};

/** The paths of uploads in pieces, below /api. */
export const uploadPaths: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(uploadKinds).flatMap(([name, kind]) => operations(name, kind)),
);
