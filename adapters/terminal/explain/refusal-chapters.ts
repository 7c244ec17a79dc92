/*
 * Which chapter of the rule book a refusal belongs to, by the reason's name on the wire. A reason that no chapter tells (a line that is lost, a code
 * that is locked) still has its sentence.
 */
const chapterOf: ReadonlyMap<string, string> = new Map([
  ['SlotTooSoon', 'slots'],
  ['SlotIsToday', 'slots'],
  ['SlotTimeSkipped', 'slots'],
  ['NoMovesLeft', 'card-actions'],
  ['ActNotOffered', 'card-actions'],
  ['ScreeningNotPassed', 'card-actions'],
  ['PositionClosed', 'apply-result'],
  ['WrongFileType', 'resume'],
  ['FileTooLarge', 'resume'],
  ['FileEmpty', 'resume'],
]);

/** The rule's name, as `explain NAME` takes it. */
export const chapterOfReason = (reason: string): string | undefined => chapterOf.get(reason);
