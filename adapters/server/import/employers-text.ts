import sanitizeHtml from 'sanitize-html';
import { isRichText, plainText, richTags } from '../../../domain/text/rich-text';
import { mapped, text, withDefault, type Codec } from '../../contract/codec';

/** Tags that say that a text was written as HTML. Any other `<word>` is what was typed: its text stays plain. */
const written =
  /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|h[1-6]|a|font|table|tr|td|section|article|blockquote)\b[^<>]*>|&(?:nbsp|amp|rsquo|lsquo|ldquo|rdquo|ndash|mdash|bull|#\d{2,5});/i;

/** Tags that begin a line. Without one, the line breaks of the text are its author's. */
const ofLines = /<(?:p|br|div|ul|ol|li|h[1-6]|table|tr|section|article|blockquote)\b/i;

const renamed: Readonly<Record<string, string>> = {
  ...{ b: 'strong', i: 'em', div: 'p', section: 'p', article: 'p', blockquote: 'p', tr: 'p' },
  ...{ h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
};

const reduced = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTags],
    allowedAttributes: {},
    transformTags: renamed,
  });

/**
 * A text as an employer's system sends it. HTML is reduced to paragraphs, lists, emphasis and headings without attributes: scripts, styles, links and
 * pictures go, words stay. A plain text stays as it is.
 */
export const readEmployersText = (sent: string): string => {
  if (!written.test(sent)) return sent;
  const html = reduced(ofLines.test(sent) ? sent : sent.replaceAll('\n', '<br>'));
  // Entities alone are no structure: what is left is plain.
  return isRichText(html) ? html : plainText(`<p>${html}</p>`);
};

/** The codec of such a text; missing counts as empty. */
export const employersText: Codec<string> = mapped(withDefault(text, ''), readEmployersText, (kept) => kept);

/** The codec of a text that is shown in one line with others, as benefits are: HTML is reduced to its words. */
export const employersList: Codec<string> = mapped(
  withDefault(text, ''),
  (sent) => plainText(readEmployersText(sent)),
  (kept) => kept,
);
