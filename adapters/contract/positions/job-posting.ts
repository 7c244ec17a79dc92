import { employerName } from '../../../domain/positions/employer-name';
import type { Posting } from '../../../domain/positions/advert';
import { isExternalApplication } from '../../../domain/positions/external-application';
import { shiftLabel } from '../../../domain/positions/labels';
import { mapPlace } from '../../../domain/positions/map-visibility';
import { statedPay, type Pay, type PayRate } from '../../../domain/positions/pay';
import type { JobType } from '../../../domain/positions/position';
import { postalAddress } from '../../../domain/positions/postal-address';
import { isRichText, richMarkupOf } from '../../../domain/text/rich-text';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';

/*
 * A job in the format of search engines: schema.org's JobPosting. What an employer left out is left out here, never guessed. There is no
 * validThrough, because no position has an end date: one that closes is removed instead.
 */

const employment: Readonly<Record<JobType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  prn: 'PER_DIEM',
};

const unit: Readonly<Record<PayRate, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

const amounts = ({ basis, minimum, maximum }: Pay): object => {
  switch (basis) {
    case 'exact':
      return { value: minimum };
    case 'starting':
      return { minValue: minimum };
    case 'maximum':
      return { maxValue: maximum };
    case 'range':
      return { minValue: minimum, maxValue: maximum };
  }
};

const salary = (pay: Pay): object => ({
  '@type': 'MonetaryAmount',
  currency: 'USD',
  value: { '@type': 'QuantitativeValue', ...amounts(pay), unitText: unit[pay.rate] },
});

const geo = ({ latitude, longitude }: Posting): object => {
  const place = mapPlace(latitude ?? '', longitude ?? '');
  return place._tag === 'Allowed' ? { geo: { '@type': 'GeoCoordinates', ...place.value } } : {};
};

const given = (name: string, value: unknown): object =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? {} : { [name]: value };

/** Google reads HTML in a description: ours, written anew from its blocks. */
const richMarkup = (written: string): string => (isRichText(written) ? richMarkupOf(written) : written);

/** An advert, and the date since when it is open. */
export type PostedAdvert = Posting & { readonly postedAt: Instant | undefined };

/** The United States: the product's zip codes, states and pay in dollars apply to no other country (spec 1 §5). */
const addressOf = (address: string): object => {
  const { street, city, state, zip } = postalAddress(address);
  return {
    '@type': 'PostalAddress',
    ...given('streetAddress', street),
    ...given('addressLocality', city),
    ...given('addressRegion', state),
    ...given('postalCode', zip),
    addressCountry: 'US',
  };
};

/** `url` is the advert's address. */
export const jobPosting = (advert: PostedAdvert, url: string): object => {
  const pay = statedPay(advert.pay);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: advert.positionName,
    url,
    identifier: { '@type': 'PropertyValue', name: advert.communityName, value: String(advert.positionId) },
    description: advert.description.trim() === '' ? advert.positionName : richMarkup(advert.description),
    ...given('datePosted', advert.postedAt && printIsoInstant(advert.postedAt)),
    hiringOrganization: {
      '@type': 'Organization',
      name: employerName(advert),
      ...given('logo', advert.logoUrl),
    },
    jobLocation: {
      '@type': 'Place',
      name: advert.communityName,
      address: addressOf(advert.address),
      ...geo(advert),
    },
    directApply: !isExternalApplication(advert.externalApplicationUrl),
    ...given(
      'employmentType',
      advert.jobTypes.map((type) => employment[type]),
    ),
    ...given('workHours', advert.shifts.map((shift) => shiftLabel[shift]).join(', ')),
    ...given('jobBenefits', advert.benefits),
    ...given('baseSalary', pay && salary(pay)),
  };
};
