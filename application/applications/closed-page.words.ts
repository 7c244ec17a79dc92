import type { ClosedMessage } from '../../domain/applications/closed-page';

/** What /positionClosed/{value} says. The first two texts are from R7; for recordings R7 gives only the meaning, and the words are ours. */
const words: Readonly<Record<ClosedMessage, string>> = {
  'already-applied': 'Seems like you have already applied for the job.',
  closed: 'We are sorry to inform you that, currently this position is closed.',
  recorded: 'Your interview is already recorded.',
  'recorded-and-submitted': 'Your interview is already recorded and submitted.',
};

/** The sentence of a closed page, by what `closedPage` decided. */
export const sayClosed = (message: ClosedMessage): string => words[message];
