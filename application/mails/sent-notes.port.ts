/**
 * Which stored mails the mail server has accepted, noted at once and outside the store: until the store has removed such a mail, a process that is
 * killed leaves it there, and the next one would send it again. By the mail's name; a note that can't be written costs nothing but that.
 */
export interface SentNotes {
  readonly note: (name: string) => void;
  readonly isNoted: (name: string) => boolean;
  readonly forget: (name: string) => void;
}

/** For a process with nothing to come back to. */
export const noNotes: SentNotes = { note: () => undefined, isNoted: () => false, forget: () => undefined };
