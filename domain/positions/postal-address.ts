/** An address in the parts that search engines ask for. Unknown parts are empty. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/**
 * A position's address is one line of text. Only a line that ends in ', City, ST 12345' is split; any other stays whole, as the
 * street, because a wrong part is worse than a missing one. Ours: spec 1 §3 has only the line.
 */
export const postalAddress = (address: string): PostalAddress => {
  const line = address.trim();
  const [, street = '', city = '', state = '', zip = ''] =
    /^(.*\S)\s*,\s*([^,]*[^,\s])\s*,\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/.exec(line) ?? [];
  return states.includes(state) ? { street, city, state, zip } : { street: line, city: '', state: '', zip: '' };
};
