import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { cleanFile, keepFile } from './keep-file.service';
import {
  makingRoom,
  mayAttach,
  smallestAttachment,
  type AttachmentKind,
  type AttachmentNotAllowed,
  type AttachmentSizeRefusal,
} from '../../domain/chat/attachment';
import { largestAttachment } from '../../domain/files/file-limits';
import type { MessageAttachment } from '../../domain/chat/message';
import { maySendFiles, type SentFilesFull } from '../../domain/chat/sent-files';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { isOpenForMessages } from '../../domain/chat/writing';
import { fileNameOf } from '../../domain/text/file-name';
import type { AttachmentGiven, AttachmentNotTaken, NoSuchAttachment, StoreAttachmentRefusal } from './chat.api';
import type { Ticket, SignedFile } from '../files/receipt.api';
import type { FileRef } from '../ports/file-ref';
import type { NoSuchUpload, StoredFile } from '../files/file-store.port';
import type { Store } from '../ports/unit-of-work';
import type { Side } from './chat.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
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

const noUpload: NoSuchUpload = { _tag: 'NoSuchUpload' };

const uploaded = (deps: ServiceDependencies, session: SessionCaller, ref: FileRef) =>
  inOrder(function* () {
    const { upload } = yield* found(ownUpload('attachment', deps)(uploaderOf(session), ref), noUpload);
    const { name, received, bytes } = upload;
    if (received < bytes) return yield* refuse({ _tag: 'UploadUnfinished', received, bytes });
    return { name, content: yield* found(deps.files.received(ref), noUpload) };
  });

/** The conversation that a file is for; it begins with the file if it may (R39). Undefined: the first it is sent in. */
const conversationFor = (store: Store, caller: CandidateId, { conversation: key }: AttachmentGiven) =>
  inOrder(function* () {
    if (key === undefined) return undefined;
    const own = yield* take(applicationOf(store, caller, key));
    // A file that no message could carry is not taken (R39).
    if (!isOpenForMessages(own.application)) return yield* refuse(noConversation);
    yield* take(begin(store, caller, own, key));
    const { id } = yield* take(ownConversation(store, caller, key));
    return id;
  });

/** A candidate's oldest unsent files make room for a new one. Their bytes go last; what a crash leaves of them, `forgetOrphans` finds. */
const forgetOldest = ({ unitOfWork, files }: ServiceDependencies, caller: CandidateId) =>
  inOrder(function* () {
    const old = yield* take(
      unitOfWork.run(({ chat }) =>
        inOrder(function* () {
          const tooMany = makingRoom(yield* take(chat.unsentOf(caller)));
          yield* take(chat.dropAttachments(tooMany));
          return tooMany;
        }),
      ),
    );
    for (const file of old) yield* take(files.remove(file));
  });

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
    return inOrder(function* () {
      yield* take(isTheCaller(caller, given));
      const conversation = yield* take(
        deps.unitOfWork.run((store) =>
          inOrder(function* () {
            yield* take(provenFor(store, session));
            return yield* take(conversationFor(store, caller, given));
          }),
        ),
      );
      const upload = yield* take(uploaded(deps, session, given.file));
      const clean = yield* take(cleanFile(deps, caller)(upload.name, upload.content));
      // Refused before it waits for a message that can't be sent; sending asks again.
      yield* take(deps.unitOfWork.run((store) => roomInShare(store, caller, clean.bytes.length)));
      const { name, kind, path, file, bytes } = yield* take(keepFile(deps, caller, clean));
      yield* take(
        deps.unitOfWork.run(({ chat }) =>
          chat.addAttachment({
            file,
            name,
            kind,
            bytes,
            conversation,
            by: 'candidate',
            candidateId: caller,
            uploadedAt: deps.clock.now(),
          }),
        ),
      );
      yield* take(forgetOldest(deps, caller));
      yield* take(deps.files.discard(given.file));
      return { name, kind, path };
    });
  };

const noAttachment: NoSuchAttachment = { _tag: 'NoSuchAttachment' };

/** A link to a file of one of this candidate's conversations, of either side, or to one that its own side hasn't sent yet. */
export const linkToAttachment = (
  deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets' | 'signedFilePath'>,
  candidateId: CandidateId,
  side: Side,
  path: string,
): TE.TaskEither<NoSuchAttachment | StoreUnavailable, SignedFile> =>
  inOrder(function* () {
    const ref = fileRefIn(path);
    if (O.isNone(ref)) return yield* refuse(noAttachment);
    const file = yield* found(
      deps.unitOfWork.run(({ chat }) => chat.attachment(ref.value)),
      noAttachment,
    );
    if (file.candidateId !== candidateId || !(file.sent || file.by === side)) return yield* refuse(noAttachment);
    return signedLink(deps, 'attachment', candidateId, file.file);
  });

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
    return inOrder(function* () {
      const attachment = yield* take(deps.unitOfWork.run(({ chat }) => chat.attachment(ticket.file)));
      if (O.isNone(attachment)) return O.none;
      const { file, name, kind } = attachment.value;
      const content = yield* take(deps.files.read(file));
      return O.isSome(content) ? O.some({ file, name, kind, content: content.value }) : O.none;
    });
  };
