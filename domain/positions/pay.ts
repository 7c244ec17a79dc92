/** How amounts are meant: from, exactly, up to, or between two (pay_by, spec 1 §3). */
export type PayBasis = 'starting' | 'exact' | 'maximum' | 'range';
/** What an amount is paid for (rate, spec 1 §3). */
export type PayRate = 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a position pays, in US dollars. `range` uses both amounts, `maximum` the upper, the others the lower (spec 1 §3). */
export interface Pay {
  readonly basis: PayBasis;
  readonly rate: PayRate;
  readonly minimum: number;
  readonly maximum: number;
}

const isStated = (amount: number): boolean => amount > 0;

/**
 * What an employer really says about pay: an amount of 0 says nothing ('$0 - $0'). A range with one end is a pay from or up to it, one whose
 * ends are the same is that pay. Undefined: nothing was said. Ours.
 */
export const statedPay = (pay: Pay | undefined): Pay | undefined => {
  if (pay === undefined) return undefined;
  const { basis, minimum, maximum } = pay;
  switch (basis) {
    case 'exact':
    case 'starting':
      return isStated(minimum) ? pay : undefined;
    case 'maximum':
      return isStated(maximum) ? pay : undefined;
    case 'range':
      if (!isStated(minimum)) return isStated(maximum) ? { ...pay, basis: 'maximum' } : undefined;
      if (!isStated(maximum)) return { ...pay, basis: 'starting' };
      return minimum === maximum ? { ...pay, basis: 'exact' } : pay;
  }
};

const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Pay as text: `$18.50/hour`, `from $17/hour`, `up to $22/hour`, `$17 - $22/hour` (spec 1 §3). */
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
