import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  makingRoom,
  mayAttach,
  smallestAttachment,
  type AttachmentKind,
  type AttachmentNotAllowed,
  type AttachmentRefusal,
  type AttachmentSizeRefusal,
} from '../../domain/chat/attachment';
import { largestAttachment } from '../../domain/files/sizes';
import { readAttachment, type AttachmentFound } from '../../domain/chat/attachment-content';
import type { MessageAttachment } from '../../domain/chat/message';
import { maySendFiles, type SentFilesFull } from '../../domain/chat/sent-files';
import { permitted } from '../../domain/decision';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { hours, type Milliseconds } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { isOpenForMessages } from '../../domain/chat/writing';
import { wantsBytes, hasRead } from '../../domain/files/reading';
import { fileNameOf } from '../../domain/text/file-name';
import type { AttachmentGiven, AttachmentNotTaken, NoSuchAttachment, StoreAttachmentRefusal } from './chat.api';
import type { Ticket } from '../files/receipt.api';
import type { SignedFile } from '../files/receipt.api';
import type { FileRef } from '../ports/file-ref';
import type { DiskFull, StoredFile } from '../files/file-store.port';
import type { Store } from '../ports/unit-of-work';
import type { AttachmentOnFile, Side } from './chat.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import { lookInto } from '../resumes/look-into.service';
import { dropUpload, ownUpload, takeWholeFile, type FileRules } from '../resumes/receive-file.service';
import { fileRefIn, isGood, signedLink } from '../resumes/saved-resumes.service';
import { uploaderOf } from '../resumes/uploader.service';
import type { SessionCaller } from '../identity/sessions.service';
import { unlessRefused } from '../service/unless-refused';
import { applicationOf, begin, isTheCaller, noConversation, ownConversation } from './own-conversation.service';

type Failure = StoreAttachmentRefusal | StoreUnavailable;

const attachmentRules: FileRules<AttachmentSizeRefusal | AttachmentNotAllowed> = {
  purpose: 'attachment',
  nameOf: fileNameOf,
  check: mayAttach,
  smallest: smallestAttachment,
  largest: largestAttachment,
};

/** Files for messages on their way: each in one request, as the specification has it. They need a proven address (R41). */
export const attachmentUploads = (deps: ServiceDependencies) => ({
  takeWhole: (
    session: SessionCaller,
    name: string,
    pieces: AsyncIterable<Uint8Array>,
  ): TE.TaskEither<AttachmentNotTaken | StoreUnavailable, FileRef> =>
    pipe(
      deps.unitOfWork.run((store) => provenFor(store, session)),
      TE.flatMap(() => takeWholeFile(attachmentRules, deps)(uploaderOf(session), name, pieces)),
    ),
  drop: (session: SessionCaller, ref: FileRef) => dropUpload('attachment', deps)(uploaderOf(session), ref),
});

/** Bytes in memory, as a file's pieces. */
export async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

/** Stores bytes as a new file that no client uploaded. */
const written = (
  { files, clock, secrets }: Pick<ServiceDependencies, 'files' | 'clock' | 'secrets'>,
  owner: CandidateId,
  bytes: Uint8Array,
): TE.TaskEither<DiskFull | StoreUnavailable, FileRef> => {
  const ref = secrets.newFileRef();
  const upload = { ref, owner, purpose: 'attachment', line: undefined, name: 'copy', bytes: bytes.length } as const;
  const unavailable = (): StoreUnavailable => ({ _tag: 'StoreUnavailable' });
  const orDiskFull = (failure: { readonly _tag: string }): DiskFull | StoreUnavailable =>
    failure._tag === 'DiskFull' ? { _tag: 'DiskFull', kept: 0 } : unavailable();
  return pipe(
    files.begin<never>({ ...upload, begunAt: clock.now() }, () => permitted),
    TE.mapLeft(orDiskFull),
    TE.flatMap(() => pipe(files.append(ref, 0, inOnePiece(bytes)), TE.mapLeft(orDiskFull))),
    TE.flatMap(() => pipe(files.close(ref), TE.mapLeft(orDiskFull))),
    TE.flatMap(() => files.keep(ref)),
    TE.map(() => ref),
    TE.tap(() => files.discard(ref)),
    TE.orElseFirstW(() => files.discard(ref)),
  );
};

/** A file as a message may carry it: checked, and a photo without its metadata. */
export interface CleanFile {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly bytes: Uint8Array;
}

/** All bytes of an attachment. */
export const bytesOf = (content: StoredFile): FromStore<Uint8Array> =>
  lookInto(
    content,
    wantsBytes(0, largestAttachment, (bytes) => hasRead(bytes)),
  );

type NotClean = AttachmentRefusal | StoreUnavailable;

/** Checks a candidate's file, or one that is sent to them, and strips a photo's metadata; anything else is unchanged. */
export const cleanFile =
  ({ photos, opensPdf }: Pick<ServiceDependencies, 'photos' | 'opensPdf'>, of: CandidateId) =>
  (raw: string, content: StoredFile): TE.TaskEither<NotClean, CleanFile> =>
    pipe(
      lookInto(content, readAttachment(raw, content.bytes, opensPdf)),
      TE.flatMap((decision): TE.TaskEither<NotClean, AttachmentFound> => unlessRefused(decision)),
      TE.flatMap(({ name, kind, isPhoto }) =>
        pipe(
          isPhoto ? photos.clean(of, content) : pipe(bytesOf(content), TE.map(O.some)),
          TE.flatMap(TE.fromOption((): NotClean => ({ _tag: 'AttachmentMismatch', kind }))),
          TE.map((bytes): CleanFile => ({ name, kind, bytes })),
        ),
      ),
    );

/** A permanently stored file of a message. */
export type KeptFile = MessageAttachment & Pick<AttachmentOnFile, 'file' | 'bytes'>;

/** Stores a file permanently. */
export const keepFile = (
  deps: Pick<ServiceDependencies, 'files' | 'clock' | 'secrets'>,
  owner: CandidateId,
  { name, kind, bytes }: CleanFile,
): TE.TaskEither<DiskFull | StoreUnavailable, KeptFile> =>
  pipe(
    written(deps, owner, bytes),
    TE.map((file) => ({ name, kind, path: file, file, bytes: bytes.length })),
  );

const uploaded = (
  deps: ServiceDependencies,
  session: SessionCaller,
  ref: FileRef,
): TE.TaskEither<Failure, { readonly name: string; readonly content: StoredFile }> => {
  const none = TE.fromOption((): Failure => ({ _tag: 'NoSuchUpload' }));
  return pipe(
    ownUpload('attachment', deps)(uploaderOf(session), ref),
    TE.flatMap(none),
    TE.flatMap(({ upload: { name, received, bytes } }) =>
      received < bytes
        ? TE.left<Failure>({ _tag: 'UploadUnfinished', received, bytes })
        : pipe(
            deps.files.received(ref),
            TE.flatMap(none),
            TE.map((content) => ({ name, content })),
          ),
    ),
  );
};

/** The conversation that a file is for; it begins with the file if it may (R39). Undefined: the first it is sent in. */
const conversationFor = (
  store: Store,
  caller: CandidateId,
  { conversation: key }: AttachmentGiven,
): TE.TaskEither<Failure, number | undefined> =>
  key === undefined
    ? TE.right(undefined)
    : pipe(
        applicationOf(store, caller, key),
        // A file that no message could carry is not taken (R39).
        TE.filterOrElse(
          ({ application }) => isOpenForMessages(application),
          (): Failure => noConversation,
        ),
        TE.tap((own) => begin(store, caller, own, key)),
        TE.flatMap((): TE.TaskEither<Failure, { readonly id: number }> => ownConversation(store, caller, key)),
        TE.map(({ id }) => id),
      );

/** A candidate's oldest unsent files make room for a new one. Their bytes go last; what a crash leaves of them, `forgetOrphans` finds. */
const forgetOldest = ({ unitOfWork, files }: ServiceDependencies, caller: CandidateId): FromStore<undefined> =>
  pipe(
    unitOfWork.run<StoreUnavailable, readonly FileRef[]>(({ chat }) =>
      pipe(
        chat.unsentOf(caller),
        TE.map(makingRoom),
        TE.tap((old) => chat.dropAttachments(old)),
      ),
    ),
    TE.tap(TE.traverseSeqArray((file) => files.remove(file))),
    TE.map(() => undefined),
  );

/** Whether the candidate's share has room for files of `more` bytes. Exact under the lock of `latestSent`; without it, a message may be sent meanwhile. */
export const roomInShare = (
  { chat }: Pick<Store, 'chat'>,
  caller: CandidateId,
  more: number,
): TE.TaskEither<SentFilesFull | StoreUnavailable, undefined> =>
  pipe(
    chat.sentBytes(caller),
    TE.flatMap((sent): TE.TaskEither<SentFilesFull | StoreUnavailable, undefined> =>
      unlessRefused(maySendFiles(sent, more)),
    ),
  );

/** Stores a file for a message. The upload is deleted whether it is accepted or refused; a file never attached to a message stays with its owner. */
export const storeAttachment =
  (deps: ServiceDependencies) =>
  (session: SessionCaller, given: AttachmentGiven): TE.TaskEither<Failure, MessageAttachment> => {
    const { candidateId: caller } = session;
    const row = (
      { name, kind, file, bytes }: KeptFile,
      conversation: number | undefined,
    ): Omit<AttachmentOnFile, 'sent'> => ({
      ...{ file, name, kind, bytes, conversation },
      by: 'candidate',
      candidateId: caller,
      uploadedAt: deps.clock.now(),
    });
    return pipe(
      isTheCaller(caller, given),
      TE.flatMap((): TE.TaskEither<Failure, number | undefined> =>
        deps.unitOfWork.run<Failure, number | undefined>((store) =>
          pipe(
            provenFor(store, session),
            TE.flatMap((): TE.TaskEither<Failure, number | undefined> => conversationFor(store, caller, given)),
          ),
        ),
      ),
      TE.bindTo('conversation'),
      TE.bindW('upload', () => uploaded(deps, session, given.file)),
      TE.bindW('clean', ({ upload: { name, content } }): TE.TaskEither<Failure, CleanFile> =>
        cleanFile(deps, caller)(name, content),
      ),
      // Refused before it waits for a message that can't be sent; sending asks again.
      TE.tap(({ clean }): TE.TaskEither<Failure, undefined> =>
        deps.unitOfWork.run<Failure, undefined>((store) => roomInShare(store, caller, clean.bytes.length)),
      ),
      TE.bindW('kept', ({ clean }): TE.TaskEither<Failure, KeptFile> => keepFile(deps, caller, clean)),
      TE.tap(({ kept, conversation }) =>
        deps.unitOfWork.run<StoreUnavailable, undefined>(({ chat }) => chat.addAttachment(row(kept, conversation))),
      ),
      TE.tap(() => forgetOldest(deps, caller)),
      TE.tap(() => deps.files.discard(given.file)),
      TE.map(({ kept: { name, kind, path } }) => ({ name, kind, path })),
    );
  };

/** How long a file waits for its message, which a device may keep unsent (R3a). */
const unsentFilesKept: Milliseconds = hours(14 * 24);

/** Deletes files that no message took in 14 days. The bytes go first: after a crash in between, the next sweep finds the rest. */
export const forgetUnsentAttachments = ({
  files,
  clock,
  unitOfWork,
}: Pick<ServiceDependencies, 'files' | 'clock' | 'unitOfWork'>): FromStore<number> =>
  pipe(
    unitOfWork.run<StoreUnavailable, readonly FileRef[]>(({ chat }) =>
      chat.unsentAttachments(plus(clock.now(), -unsentFilesKept)),
    ),
    TE.tap(TE.traverseSeqArray((file) => files.remove(file))),
    TE.tap((old) => unitOfWork.run<StoreUnavailable, undefined>(({ chat }) => chat.dropAttachments(old))),
    TE.map((old) => old.length),
  );

/**
 * Measures files that the store knows no length of, some at a time: those of the last release (R40). A file that is gone weighs nothing. Answers how many
 * there were.
 */
export const measureAttachments = ({
  files,
  unitOfWork,
}: Pick<ServiceDependencies, 'files' | 'unitOfWork'>): FromStore<number> =>
  pipe(
    unitOfWork.run<StoreUnavailable, readonly FileRef[]>(({ chat }) => chat.unmeasured()),
    TE.flatMap(
      TE.traverseSeqArray((file) =>
        pipe(
          files.read(file),
          TE.map(
            O.match(
              () => 0,
              ({ bytes }) => bytes,
            ),
          ),
          TE.flatMap((bytes) => unitOfWork.run<StoreUnavailable, undefined>(({ chat }) => chat.measure(file, bytes))),
        ),
      ),
    ),
    TE.map((measured) => measured.length),
  );

const noAttachment: NoSuchAttachment = { _tag: 'NoSuchAttachment' };

/** A link to a file of one of this candidate's conversations, of either side, or to one that its own side hasn't sent yet. */
export const linkToAttachment = (
  deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'signedFilePath'>,
  candidateId: CandidateId,
  side: Side,
  path: string,
): TE.TaskEither<NoSuchAttachment | StoreUnavailable, SignedFile> => {
  const ref = fileRefIn(path);
  if (O.isNone(ref)) return TE.left(noAttachment);
  return pipe(
    deps.unitOfWork.run<StoreUnavailable, O.Option<AttachmentOnFile>>(({ chat }) => chat.attachment(ref.value)),
    TE.map(O.filter((file) => file.candidateId === candidateId && (file.sent || file.by === side))),
    TE.flatMap(TE.fromOption((): NoSuchAttachment | StoreUnavailable => noAttachment)),
    TE.map(({ file }) => signedLink(deps, 'attachment', candidateId, file)),
  );
};

/** A candidate's link to an attachment, valid for five minutes (R3). Another's file counts as none. */
export const signAttachment = (deps: ServiceDependencies) => (caller: CandidateId, path: string) =>
  linkToAttachment(deps, caller, 'candidate', path);

/** An attachment to download, under the name that it was sent with. */
export interface AttachmentFile {
  readonly file: FileRef;
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly content: StoredFile;
}

/** The file of a signed link; none if the link is expired or altered. */
export const readSignedAttachment =
  (deps: ServiceDependencies) =>
  (ticket: Ticket): FromStore<O.Option<AttachmentFile>> => {
    if (!isGood(deps, ticket)) return TE.right(O.none);
    return pipe(
      deps.unitOfWork.run<StoreUnavailable, O.Option<AttachmentOnFile>>(({ chat }) => chat.attachment(ticket.file)),
      TE.flatMap(
        O.match(
          (): FromStore<O.Option<AttachmentFile>> => TE.right(O.none),
          ({ file, name, kind }) =>
            pipe(deps.files.read(file), TE.map(O.map((content) => ({ file, name, kind, content })))),
        ),
      ),
    );
  };
