import { countryCodes, countryName, countryShown, phoneMask, type CountryCode } from '../../domain/identity/phone';
import { contactTexts as t } from '../texts/contact';

/* A phone number typed under its country's mask, at sign-up, in 'Your details' and on the profile. */

export const countryOptions: readonly { readonly value: CountryCode; readonly label: string }[] = countryCodes.map(
  (code) => ({ value: code, label: t.countryOption(code, countryName[code]) }),
);

/** The country as the select shows it, and the shape of its numbers. */
export const countryView = (country: string): { readonly value: CountryCode; readonly shape: string } => {
  const value = countryShown(country);
  return { value, shape: phoneMask(value) };
};
