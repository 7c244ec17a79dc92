import * as E from 'fp-ts/Either';
import { EMPTY, from, map, type Observable } from 'rxjs';
import type { Position } from '../../domain/positions/position';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import type { SchedulingApi } from '../scheduling/scheduling.api';
import type { PositionRefusal } from '../applications/booking-refusals.api';
import { linkUsedIn } from '../words/failures';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import {
  begunFor,
  carryUpload,
  nothingYet,
  resumeLane,
  resumeStep,
  type GivingResume,
  type PickedFile,
  type ResumeAct,
  type ResumeCommand,
  type ResumeEvent,
  type ResumePorts,
  type UploadChanged,
} from './upload-resume.live';

/*
 * The page that 'Email Me A Link' opens: the upload for one application, on any device, without a session (spec 1 §2). It has no list, no saved resumes and no
 * link to mail.
 */

/** The job of a mailed link. */
export type LinkedJob =
  | { readonly _tag: 'Looking' }
  | { readonly _tag: 'NotFound'; readonly failure: CallFailure | PositionRefusal }
  | { readonly _tag: 'Found'; readonly position: Position };

/** The page of a mailed link: its job, and the upload. */
export interface GivingByLink {
  readonly job: LinkedJob;
  readonly giving: GivingResume;
}

/** What happens on the page of a mailed link. It offers only some of the acts. */
export type ResumeLinkEvent<File> =
  | ResumeAct<File>
  | Extract<ResumeEvent<File>, { readonly _tag: 'Broke' }>
  | UploadChanged<File>
  | { readonly _tag: 'PositionRead'; readonly answer: E.Either<CallFailure | PositionRefusal, Position> }
  | { readonly _tag: 'RetryPressed' };

/** What the page of a mailed link asks for. */
export type ResumeLinkCommand<File> = ResumeCommand<File> | { readonly _tag: 'ReadPosition' };

type ResumeLinkStep<File> = Step<GivingByLink, ResumeLinkCommand<File>>;

const read = (answer: E.Either<CallFailure | PositionRefusal, Position>): LinkedJob =>
  E.isRight(answer) ? { _tag: 'Found', position: answer.right } : { _tag: 'NotFound', failure: answer.left };

/** One event on the page of a mailed link. */
export const resumeLinkStep = <File>(state: GivingByLink, event: ResumeLinkEvent<File>): ResumeLinkStep<File> => {
  if (event._tag === 'PositionRead') return [{ ...state, job: read(event.answer) }, []];
  if (event._tag === 'RetryPressed') return [{ ...state, job: { _tag: 'Looking' } }, [{ _tag: 'ReadPosition' }]];
  const [giving, commands] = resumeStep(state.giving, event);
  return [{ ...state, giving }, commands];
};

/** A link that was used or is too old opens as little as one that never was. */
const isOver = (failure: CallFailure | PositionRefusal): boolean =>
  !isCallFailure(failure) || failure._tag === 'SessionEnded';

/** Whether the link no longer works; its candidate may have used it elsewhere in the meantime. */
export const isLinkOver = ({ job, giving }: GivingByLink): boolean =>
  giving.upload.failure?._tag === 'SessionEnded' || (job._tag === 'NotFound' && isOver(job.failure));

/** The resume that the link was used for; undefined: it is not known. */
export const usedFor = ({ job, giving }: GivingByLink): ReturnType<typeof linkUsedIn> => {
  const failure = giving.upload.failure ?? (job._tag === 'NotFound' ? job.failure : undefined);
  return failure?._tag === 'SessionEnded' ? linkUsedIn(failure.message) : undefined;
};

/** What an upload by a mailed link needs; its calls carry the link's code. */
export type ResumeLinkPorts<File> = ResumePorts<File> & {
  readonly api: Pick<SchedulingApi, 'position'>;
};

const carry =
  <File extends PickedFile>(ports: ResumeLinkPorts<File>) =>
  (command: ResumeLinkCommand<File>): Observable<ResumeLinkEvent<File>> => {
    switch (command._tag) {
      case 'ReadPosition':
        return from(ports.api.position(ports.job)()).pipe(map((answer) => ({ _tag: 'PositionRead', answer })));
      case 'TakeFile':
      case 'MakeKey':
      case 'Submit':
      case 'StopSubmitting':
      case 'ForgetBegun':
        return carryUpload(ports)(command);
      case 'ListSaved':
      case 'MailLink':
      case 'AskForCode':
      case 'ForgetList':
      case 'GoOn':
        return EMPTY;
    }
  };

/** Runs the page of a mailed link, which begins by reading its job. */
export const resumeLinkMachine = <File extends PickedFile>(
  ports: ResumeLinkPorts<File>,
): Machine<GivingByLink, ResumeLinkEvent<File>> => {
  const threw = reporting<ResumeLinkEvent<File>, ResumeLinkCommand<File>>(ports.reporter, 'resume-link', (command) =>
    command?._tag === 'ReadPosition' ? { _tag: 'PositionRead', answer: E.left(ourDefect) } : { _tag: 'Broke' },
  );
  return machine<GivingByLink, ResumeLinkEvent<File>, ResumeLinkCommand<File>>(
    [{ job: { _tag: 'Looking' }, giving: { ...nothingYet, begun: begunFor(ports) } }, [{ _tag: 'ReadPosition' }]],
    resumeLinkStep,
    inLanes<ResumeLinkCommand<File>, ResumeLinkEvent<File>>(
      (command) => (command._tag === 'ReadPosition' ? command._tag : resumeLane(command)),
      carry(ports),
      threw,
    ),
    threw,
  );
};
