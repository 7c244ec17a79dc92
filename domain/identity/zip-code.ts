import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { numbers } from '../parameters/values';

/** A zip code: exactly 5 ASCII digits, kept as text because 02134 is one (R19). */
export type ZipCode = Brand<string, 'ZipCode'>;

/** Why a text is no zip code. `digits` is how many one has, not how many were typed. */
export type ZipCodeFault = { readonly _tag: 'ZipMissing' } | { readonly _tag: 'NotAZipCode'; readonly digits: number };

/** The digits of a zip code (R19, spec 1 §9). */
export const zipLength = numbers.zip_length;

const isZipCode = (text: string): text is ZipCode => /^[0-9]{5}$/.test(text);

/** It doesn't trim: a form trims its fields, and a wire value has no blanks. */
export const parseZipCode = (text: string): E.Either<ZipCodeFault, ZipCode> => {
  if (text.trim() === '') return E.left({ _tag: 'ZipMissing' });
  return isZipCode(text) ? E.right(text) : E.left({ _tag: 'NotAZipCode', digits: zipLength });
};
