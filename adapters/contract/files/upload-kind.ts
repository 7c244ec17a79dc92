import type { Admitted } from '../bearer';
import type { Codec } from '../codec';

/** A kind of file that is uploaded in pieces (tus), before a call uses it. */
export interface UploadKind<Refusal extends { readonly _tag: string }> extends Admitted {
  /** What it is, in the OpenAPI document. */
  readonly what: string;
  /** The source of its calls: `ours: R20`. */
  readonly source: string;
  /** The whole path, with /api. */
  readonly path: string;
  /** The largest file, in bytes. */
  readonly largest: number;
  /** The server's possible reasons for refusing a file. */
  readonly refusal: Codec<Refusal>;
}
