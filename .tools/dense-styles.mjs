/* Styles stand in template literals, which esbuild leaves as they are: with their comments and indentation, and a space after each colon. */

/** Where the template that begins at `start`, behind its backtick, ends; `text` is called for each run of its text, nested templates included. */
const walkTemplate = (source, start, text) => {
  let from = start;
  let at = start;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) {
      text(from, at);
      at = walkCode(source, at + 2, text) + 1;
      from = at;
    } else at += 1;
  }
  text(from, at);
  return at;
};

/** The same for the code in a template, up to its closing brace. */
const walkCode = (source, start, text) => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '`') at = walkTemplate(source, at + 1, text);
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}' && depth > 0) depth -= 1;
    else if (source[at] === '}') return at;
  }
  return source.length;
};

const cssBegins = /\b(?:styled(?:\.\w+|\(\w+\))|css)(?:<[^`;=]*>)?`/g;

const dense = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/([;{},])\s*\n\s*/g, '$1')
    .replace(/\s*\n\s*(?=\})/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([:,]) /g, '$1')
    .replaceAll(' {', '{');

/** Without comments and indentation in its styles, which esbuild leaves in templates as they are. */
export const withDenseStyles = (source) => {
  let whole = '';
  let kept = 0;
  for (let begins = cssBegins.exec(source); begins !== null; begins = cssBegins.exec(source)) {
    const end = walkTemplate(source, cssBegins.lastIndex, (from, to) => {
      whole += source.slice(kept, from) + dense(source.slice(from, to));
      kept = to;
    });
    cssBegins.lastIndex = end;
  }
  return whole + source.slice(kept);
};
