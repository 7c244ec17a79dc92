import type { Posting } from '../../domain/positions/advert';
import { isExternalApplication } from '../../domain/positions/external-application';
import { shiftLabel } from '../../domain/positions/labels';
import { mapPlace } from '../../domain/positions/map-visibility';
import type { Pay, PayRate } from '../../domain/positions/pay';
import type { JobType } from '../../domain/positions/position';

/* A job as search engines read it: schema.org's JobPosting, in its words. What an employer did not say is left out, never guessed. */

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

/** `url` is where the advert stands. */
export const jobPosting = (advert: Posting, url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: advert.positionName,
  url,
  identifier: { '@type': 'PropertyValue', name: advert.communityName, value: String(advert.positionId) },
  description: advert.description || advert.positionName,
  hiringOrganization: {
    '@type': 'Organization',
    name: advert.clientName || advert.communityName,
    ...given('logo', advert.logoUrl),
  },
  jobLocation: {
    '@type': 'Place',
    name: advert.communityName,
    address: { '@type': 'PostalAddress', ...given('streetAddress', advert.address), addressCountry: 'US' },
    ...geo(advert),
  },
  directApply: !isExternalApplication(advert.externalApplicationUrl),
  ...given(
    'employmentType',
    advert.jobTypes.map((type) => employment[type]),
  ),
  ...given('workHours', advert.shifts.map((shift) => shiftLabel[shift]).join(', ')),
  ...given('jobBenefits', advert.benefits),
  ...given('baseSalary', advert.pay && salary(advert.pay)),
});
