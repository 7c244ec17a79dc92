export type PayBasis = 'starting' | 'exact' | 'maximum' | 'range';
export type PayRate = 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a position pays. Amounts in US dollars; `range` reads both, `maximum` the upper, the others the lower (spec 1 §3). */
export interface Pay {
  readonly basis: PayBasis;
  readonly rate: PayRate;
  readonly minimum: number;
  readonly maximum: number;
}

const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** `$18.50/hour`, `from $17/hour`, `up to $22/hour`, `$17 - $22/hour`: a dollar amount with a /unit suffix (spec 1 §3). */
export const printPay = ({ basis, rate, minimum, maximum }: Pay): string => {
  switch (basis) {
    case 'exact':
      return `${dollars(minimum)}/${rate}`;
    case 'starting':
      return `from ${dollars(minimum)}/${rate}`;
    case 'maximum':
      return `up to ${dollars(maximum)}/${rate}`;
    case 'range':
      return `${dollars(minimum)} - ${dollars(maximum)}/${rate}`;
  }
};
