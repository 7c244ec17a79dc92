import type * as TE from 'fp-ts/TaskEither';
import type { OperatorAct, OperatorRefusal } from '../../domain/applications/operator-acts';
import type { RecorderVisitor } from '../../domain/identity/recorder-visitor';
import type { Email } from '../../domain/identity/email';
import type { SocialOrigin } from '../../domain/identity/social-origin';
import type { PositionId } from '../../domain/positions/ids';
import type { Slot } from '../../domain/scheduling/slot';
import type { ListedApplication } from './candidate-api/applications';
import type { Operation, Operations } from './candidate-api/call';
import type { GivenUpMail, WaitingCounts } from './unit-of-work/messages';
import type { SlotKind, SlotWithCapacity } from './unit-of-work/slots';

/* What an employer asks of the provider's side, and what may stand in the way. The portal has no screens for it. */

/** One candidate's application to one position, as an operator names it. */
export interface ApplicationNamed {
  readonly email: Email;
  readonly positionId: PositionId;
}

export interface ActRequest extends ApplicationNamed {
  readonly act: OperatorAct;
}

/**
 * How an application stands, under which id a session recorder keeps the visit in which it was made, if one is known (spec 1 §7), and where its
 * candidate came from who signed up with a social profile (spec 1 §3).
 */
export interface SeenApplication extends ListedApplication {
  readonly recorderVisitor: RecorderVisitor | undefined;
  readonly socialOrigin: SocialOrigin | undefined;
}

export interface Publication {
  readonly positionId: PositionId;
  readonly published: boolean;
}

/** A position as it is published now, and the link of its advert, for posters and mails: its id is encoded (R1). */
export interface Published extends Publication {
  readonly advertUrl: string;
}

export interface OpenedSlots {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
  readonly slots: readonly SlotWithCapacity[];
}

export type ApplicationNotFound =
  | { readonly _tag: 'NoSuchCandidate'; readonly email: Email }
  | { readonly _tag: 'NoSuchApplication'; readonly positionId: PositionId };

export interface NoSuchPosition {
  readonly _tag: 'NoSuchPosition';
  readonly positionId: PositionId;
}

export type ActRefused = ApplicationNotFound | OperatorRefusal;

export type SlotsRefused = NoSuchPosition | { readonly _tag: 'EndsBeforeItBegins'; readonly slot: Slot };

/** An import file: its name, for faults, and what its JSON says, before anybody believes it. */
export interface ImportFile {
  readonly name: string;
  readonly content: unknown;
}

/** What the sender calls an import, so as to ask for it when the line was cut. */
export type ImportId = string;

/** What an import has come to. Until it is `Loading` nothing of it is kept; from then on it is carried out whole, whatever happens. */
export type ImportState =
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Loading'; readonly done: number; readonly total: number }
  | { readonly _tag: 'Loaded'; readonly loaded: Loaded }
  | { readonly _tag: 'Refused'; readonly faults: readonly string[] };

/** Nobody knows an import of that name: nothing of it was loaded. */
export interface NoSuchImport {
  readonly _tag: 'NoSuchImport';
  readonly importId: ImportId;
}

export interface ImportRequest {
  /** Undefined: nobody will ask. */
  readonly importId?: ImportId | undefined;
  /** They are one load, whatever stands in which. */
  readonly files: readonly ImportFile[];
  /** Every fault is named and nothing is loaded: the sender has met a fault already, such as a file that can't be read. */
  readonly onlyCheck: boolean;
}

/** How much was handed over. What was there already is counted too. */
export interface Loaded {
  readonly positions: number;
  readonly questionnaires: number;
  readonly slots: number;
  readonly candidates: number;
  readonly applications: number;
}

/** Nothing was loaded; a line for every fault, with its path. */
export interface FilesRefused {
  readonly _tag: 'FilesRefused';
  readonly faults: readonly string[];
}

/** A mail that was given up, as an operator sees it. */
export interface SeenGivenUpMail extends Omit<GivenUpMail, 'mail'> {
  readonly to: Email;
  readonly subject: string;
}

/** What became of the mails: `paused` says why none leaves, where that is so. Codes wait in the portal that answers; without one there are none. */
export interface MailsSeen {
  readonly paused: string | undefined;
  readonly waiting: WaitingCounts & { readonly code: number };
  /** The newest first. */
  readonly givenUp: readonly SeenGivenUpMail[];
}

export interface GivenUpMailChoice {
  readonly id: number;
  readonly what: 'retry' | 'drop';
}

/** No mail of that id was given up, or another has chosen for it. */
export interface NoSuchMail {
  readonly _tag: 'NoSuchMail';
  readonly id: number;
}

/** Nobody is there to carry it out, or nobody lets this operator in. A sentence says why. */
export interface NotCarriedOut {
  readonly _tag: 'NotCarriedOut';
  readonly why: string;
  /** It was sent, and nobody heard the answer: it may have been done. */
  readonly lineLost?: boolean;
}

/** The load takes longer than anybody's line lasts: it goes on, and can be asked for by its name. */
export interface ImportGoesOn {
  readonly _tag: 'ImportGoesOn';
  readonly importId: ImportId;
}

export interface OperatorOperations {
  readonly act: Operation<ActRequest, ListedApplication, ActRefused, 'operator'>;
  readonly seeApplication: Operation<ApplicationNamed, SeenApplication, ApplicationNotFound, 'operator'>;
  readonly publish: Operation<Publication, Published, NoSuchPosition, 'operator'>;
  readonly openSlots: Operation<OpenedSlots, OpenedSlots, SlotsRefused, 'operator'>;
  readonly seeMails: Operation<void, MailsSeen, never, 'operator'>;
  readonly chooseForMail: Operation<GivenUpMailChoice, GivenUpMailChoice, NoSuchMail, 'operator'>;
  readonly importFiles: Operation<ImportRequest, Loaded, FilesRefused | ImportGoesOn, 'operator'>;
  readonly importState: Operation<ImportId, ImportState, NoSuchImport, 'operator'>;
}

/** Operations as an operator asks them, over whatever line. */
export type AsksOf<All extends Operations<keyof All>> = {
  readonly [Name in keyof All]: (
    input: All[Name]['input'],
  ) => TE.TaskEither<All[Name]['refusal'] | NotCarriedOut, All[Name]['output']>;
};

/** The provider's side as an operator reaches it: by call while a portal runs, else over the store itself. Behind both is one service. */
export interface OperatorSide extends Omit<AsksOf<OperatorOperations>, 'importFiles'> {
  /** Answers at its end, however long that takes; `tell` hears how it goes. */
  readonly importFiles: (
    request: ImportRequest,
    tell?: (id: ImportId, state: ImportState) => void,
  ) => TE.TaskEither<FilesRefused | NotCarriedOut, Loaded>;
}
