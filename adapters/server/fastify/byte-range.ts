/** The bytes of a file that a request asks for: from the first to the last, both included (RFC 9110, §14). */
export type ByteRange =
  | { readonly _tag: 'Whole' }
  | { readonly _tag: 'Part'; readonly first: number; readonly last: number }
  | { readonly _tag: 'NotThere' };

const whole: ByteRange = { _tag: 'Whole' };
const notThere: ByteRange = { _tag: 'NotThere' };

/**
 * `bytes=0-99`, `bytes=100-`, `bytes=-100`. An invalid header, another unit or several ranges at once are answered with the whole file, as the
 * protocol allows.
 */
export const byteRange = (header: string | undefined, length: number): ByteRange => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return whole;
  if (from === '') {
    const first = Math.max(0, length - Number(to));
    return first < length ? { _tag: 'Part', first, last: length - 1 } : notThere;
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return whole;
  return first < length ? { _tag: 'Part', first, last } : notThere;
};
