import type { StoreResumeRefusal } from '../../../application/resumes/resumes.api';
import type { BookingRefusal } from '../../../application/applications/booking-refusals.api';

/* The rule book's chapter for a refusal. A reason without a chapter (a slot that is taken, a code that is locked) still has its sentence. */
const chapterOf: Readonly<Partial<Record<(BookingRefusal | StoreResumeRefusal)['_tag'], string>>> = {
  SlotTooSoon: 'slots',
  SlotIsToday: 'slots',
  SlotTimeSkipped: 'slots',
  NoMovesLeft: 'card-actions',
  ActNotOffered: 'card-actions',
  ScreeningNotPassed: 'card-actions',
  PositionClosed: 'apply-result',
  WrongFileType: 'resume',
  FileTooLarge: 'resume',
  FileEmpty: 'resume',
};

const chapters = new Map<string, string>(Object.entries(chapterOf));

/** The rule's name, as `explain NAME` takes it. */
export const chapterOfReason = (reason: string): string | undefined => chapters.get(reason);
