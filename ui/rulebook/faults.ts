import type { Chapter } from '../../adapters/composition/rulebook';

export interface Faults {
  /** A field's error, by its name. */
  readonly of: Readonly<Record<string, string>>;
  /** Errors that belong to no field of the form. */
  readonly others: readonly string[];
}

/** `now: expected an instant, found "x"` → `This can't be read: expected an instant, found "x".` */
const inWords = (path: string, message: string): string => `This can’t be read${path}: ${message}.`;

/** A question's errors, beside their fields. */
export const faultsByField = ({ fields }: Chapter, faults: readonly string[]): Faults => {
  const sentences = faults.map((fault) => {
    const [, path = '', message = fault] = /^([^:]*): (.*)$/s.exec(fault) ?? [];
    const field = fields.find(({ name }) => new RegExp(`^${name}(?=$|[.[])`).test(path));
    const below = field === undefined ? '' : path.slice(field.name.length).replace(/^\./, '');
    return field === undefined
      ? { field: undefined, text: fault }
      : { field: field.name, text: inWords(below === '' ? '' : ` (${below})`, message) };
  });
  return {
    of: Object.fromEntries(
      sentences.flatMap(({ field, text }) => (field === undefined ? [] : [[field, text] as const])).reverse(),
    ),
    others: sentences.flatMap(({ field, text }) => (field === undefined ? [text] : [])),
  };
};
