import { textSpelled } from './spelling';

/** A gap in `why`, between quotation marks or not: `{minutes before}` is what the row has in this column. */
const gap = /("?)\{([a-z][a-z0-9 ]*)\}\1/gi;

/** The columns that a `why` tells of. */
export const gapsIn = (why: string): readonly string[] => [...why.matchAll(gap)].map(([, , header = '']) => header);

/** The title of a row's test: its `why`, with what `shown` says of the row in the gaps, then its source in brackets. */
export const rowTitle = (
  why: string,
  source: string | undefined,
  shown: (header: string, quoted: boolean) => string,
): string => {
  let sentence = '';
  let end = 0;
  for (const { 0: whole, 1: quote, 2: header = '', index } of why.matchAll(gap)) {
    sentence += textSpelled(why.slice(end, index)) + shown(header, quote !== '');
    end = index + whole.length;
  }
  sentence += textSpelled(why.slice(end));
  return source === undefined ? sentence : `${sentence} [${source}]`;
};
