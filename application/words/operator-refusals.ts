import type { OperatorNeed, OperatorRefusal } from '../../domain/applications/operator-acts';
import { statusOf, meaningOf, type StatusCode } from '../../domain/applications/status-catalogue';
import { printDay } from '../../domain/time/display';
import { printTwelveHour } from '../../domain/time/wall-time';
import type { NoSuchVideo } from '../ports/candidate-api/recording';
import type {
  ActRefused,
  ApplicationNotFound,
  FilesRefused,
  NoSuchImport,
  NoSuchMail,
  NoSuchPosition,
  SlotsRefused,
} from '../ports/operator';

/* Why an act is refused, for operators. Candidates never see these texts, so they use internal names and codes. */

const status = (code: number, meaning: string): string => `${code} '${meaning}'`;

const statuses = (codes: readonly StatusCode[]): string =>
  codes.map((code) => status(code, meaningOf(statusOf(code)))).join(', ');

const missing: Readonly<Record<OperatorNeed, string>> = {
  application: 'the candidate has not submitted the application yet',
  appointment: 'no interview has been arranged yet',
  interview: 'no interview has been arranged or recorded yet',
  outcome: 'there was no interview yet that could have led to it',
};

const sayOutOfTurn = (refusal: OperatorRefusal): string =>
  refusal._tag === 'ActTooEarly'
    ? `'${refusal.act}' is too early: ${missing[refusal.needs]}.`
    : `'${refusal.act}' is out of turn: the application is in ${status(refusal.code, refusal.meaning)}, and it needs ${statuses(refusal.from)}.`;

export const sayApplicationNotFound = (refusal: ApplicationNotFound): string =>
  refusal._tag === 'NoSuchCandidate'
    ? `No candidate has the address ${refusal.email}.`
    : `This candidate has no application to position ${refusal.positionId}.`;

export const sayAnswerRefused = (refusal: ApplicationNotFound | NoSuchVideo): string =>
  refusal._tag === 'NoSuchVideo' ? 'There is no recording of this question.' : sayApplicationNotFound(refusal);

export const sayActRefused = (refusal: ActRefused): string => {
  switch (refusal._tag) {
    case 'NoSuchCandidate':
    case 'NoSuchApplication':
      return sayApplicationNotFound(refusal);
    case 'ActOutOfTurn':
    case 'ActTooEarly':
      return sayOutOfTurn(refusal);
  }
};

export const sayNoSuchPosition = ({ positionId }: NoSuchPosition): string => `There is no position ${positionId}.`;

export const sayNoSuchMail = ({ id }: NoSuchMail): string => `No mail ${id} was given up.`;

export const saySlotsRefused = (refusal: SlotsRefused): string =>
  refusal._tag === 'NoSuchPosition'
    ? sayNoSuchPosition(refusal)
    : `${printTwelveHour(refusal.slot.from)} on ${printDay(refusal.slot.date)} ends before it begins, at ${printTwelveHour(refusal.slot.to)}. No time was opened.`;

export const sayImportGoesOn = 'The files are being loaded. Ask how the import stands.';

export const sayNoSuchImport = ({ importId }: NoSuchImport): string =>
  `No import is known as ${importId}: nothing of it was loaded.`;

/** `Nothing was loaded: 2 faults.` The faults follow, one per line. */
export const sayFilesRefused = ({ faults }: Pick<FilesRefused, 'faults'>): string =>
  `Nothing was loaded: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`;
