import { isTypo, leastForTypo } from './phrases';
import { isUnspoken, read, wordsOfExperts } from './words';

/**
 * Spells each word that no rule knows, and that is nearly a word that experts use, as that word: its synonyms count then.
 * @param isKnown whether a rule has the stem
 */
export const respelled = (question: string, isKnown: (stem: string) => boolean): string =>
  question.replace(/(?<![\p{L}'’-])\p{Ll}+(?![\p{L}'’-])/gu, (word) =>
    word.length < leastForTypo || read(word).stems.some((stem) => isKnown(stem) || isUnspoken(stem))
      ? word
      : (wordsOfExperts.find((known) => isTypo(known, word)) ?? word),
  );
