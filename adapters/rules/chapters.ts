import type { Chapter } from './chapter';
import { joinChapter } from './chapters/join';

/** The rule book, chapter by chapter, in the order in which a candidate meets the rules. */
export const chapters: readonly Chapter[] = [joinChapter];
