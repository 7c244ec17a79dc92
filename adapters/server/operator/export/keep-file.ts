import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as E from 'fp-ts/Either';
import { parseSha256, type Sha256 } from '../../../../domain/recording/sha256';
import { codeOf } from '../../files/disk';

/** What an export needs from the world. */
export interface Around {
  /** Opens a signed link, as `fetch` does. */
  readonly download: (url: string) => Promise<Response>;
  /** In ms. */
  readonly pause: (length: number) => Promise<unknown>;
  /** The portal's origin: a link that leads elsewhere is not opened, whatever the portal says. */
  readonly origin: string;
  /** Does this if the process is told to stop, until what it answers is called. */
  readonly whenStopped: (clean: () => void) => () => void;
}

/** How often a portal that has too much to do is asked again, how long to wait if it doesn't say, and how long at most, in ms. */
const [mostTries, usualPause, longestPause] = [5, 1_000, 60_000];

const opened = async ({ download, pause }: Around, url: string): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const response = await download(url);
    if ((response.status !== 429 && response.status !== 503) || tries === mostTries) return response;
    await response.body?.cancel();
    await pause(Math.min(longestPause, 1_000 * Number(response.headers.get('retry-after') ?? 0) || usualPause));
  }
};

/** A file that an export takes along. */
export interface FileToKeep {
  readonly url: string;
  /** Where it belongs in the folder of the export. */
  readonly below: 'resumes' | 'answers';
  /** Of its name there. It comes from a candidate: what is no usual ending is left out. */
  readonly ending: string;
  /** In bytes. */
  readonly atMost: number;
}

/** A file in the folder of the export. `file`: where it is, from there. */
export interface ExportedFile {
  readonly file: string;
  readonly sha256: Sha256;
  readonly bytes: number;
}

/** The bytes as they pass, with their digest and number; more than a file may have are an error. */
const measured = (atMost: number) => {
  const hash = createHash('sha256');
  let bytes = 0;
  const pass = async function* (pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > atMost) throw new Error('more bytes than such a file has');
      hash.update(piece);
      yield piece;
    }
  };
  return { pass, found: () => ({ sha256: parseSha256(hash.digest('hex')), bytes }) };
};

async function* piecesOf(response: Response): AsyncIterable<Uint8Array> {
  if (response.body !== null) yield* Readable.from(response.body);
}

/**
 * Downloads a file into the folder of an export, under the digest of its content and its own ending: two that are the same are one file. Nothing else of
 * its name is in the file's. Left: why not.
 */
export const keepFile = async (
  folder: string,
  { url, below, ending, atMost }: FileToKeep,
  around: Around,
): Promise<E.Either<string, ExportedFile>> => {
  if (!URL.canParse(url) || new URL(url).origin !== around.origin) return E.left('its link leads away from the portal');
  const coming = join(folder, below, 'coming');
  try {
    await mkdir(join(folder, below), { recursive: true, mode: 0o700 });
    const response = await opened(around, url);
    if (!response.ok) return E.left(`the portal answered ${response.status}`);
    const { pass, found } = measured(atMost);
    await pipeline(piecesOf(response), pass, createWriteStream(coming, { mode: 0o600 }));
    const { sha256, bytes } = found();
    if (E.isLeft(sha256)) return E.left('it has no digest');
    const file = `${below}/${sha256.right}${/^[a-z0-9]{1,4}$/.test(ending) ? `.${ending}` : ''}`;
    await rename(coming, join(folder, file));
    return E.right({ file, sha256: sha256.right, bytes });
  } catch (fault) {
    await rm(coming, { force: true });
    return E.left(`its download broke off (${codeOf(fault)})`);
  }
};
