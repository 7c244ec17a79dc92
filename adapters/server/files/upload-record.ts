import { parseFileRef } from '../../../application/ports/file-ref';
import type { NewUpload } from '../../../application/files/file-store.port';
import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { parseSealed } from '../../../application/ports/secrets';
import { uploadPurposes } from '../../../domain/files/upload-room';
import { fromParser, mapped, maybe, number, oneOf, struct, text, type Codec } from '../../contract/codec';
import { instant } from '../../contract/wire/fields';

const fileRef = fromParser({ name: 'a file reference', wire: text, parse: parseFileRef, print: String });
const candidateId = fromParser({ name: "a candidate's id", wire: number, parse: parseCandidateId, print: Number });
const sealed = fromParser({ name: 'a seal', wire: text, parse: parseSealed, print: String });

/** The record beside an upload's part. One without a purpose is from an earlier version: a resume. */
export const uploadCodec: Codec<NewUpload> = mapped(
  struct({
    ref: fileRef,
    purpose: maybe(oneOf(...uploadPurposes)),
    owner: candidateId,
    line: maybe(sealed),
    name: text,
    bytes: number,
    begun_at: instant,
  }),
  ({ begun_at, line, ...upload }): NewUpload => ({ ...upload, lineage: line, begunAt: begun_at }),
  ({ begunAt, ref, purpose, owner, lineage, name, bytes }) => ({
    ref,
    purpose,
    owner,
    line: lineage,
    name,
    bytes,
    begun_at: begunAt,
  }),
);
