import { externalApplication, type ExternalApplicationUrl } from '../../../domain/positions/external-application';
import type { Position } from '../../../domain/positions/position';
import { defaultPrimary, defaultPrimaryFont, parseColor, type Color } from '../../../domain/positions/theme';
import { hiringManagerId } from './chat';
import { communityId, positionId } from './applications';
import { decoded } from './decoded';
import { questionnaireId } from './screening';
import { date, zone } from './time';

/** `colour('#00b3da')` */
export const colour = (text: string): Color => decoded(parseColor(text), text);

/** `externalUrl('https://ats.example.org/apply/7')` */
export const externalUrl = (text: string): ExternalApplicationUrl => {
  const decision = externalApplication(text);
  if (decision._tag === 'Refused') throw new Error(`${text} is no address for an application`);
  return decision.value;
};

/** A published video position in Chicago that takes same-day slots: the job of `anApplication()`. A test sets only what it is about. */
export const aPosition = (changes: Partial<Position> = {}): Position => ({
  positionId: positionId(4711),
  positionName: 'Caregiver',
  role: 'Caregiver',
  communityId: communityId(42),
  communityName: 'Linden Court',
  clientName: 'Hearthside Living',
  address: '2400 N Lincoln Ave, Chicago, IL 60614',
  zone: zone('America/Chicago'),
  published: true,
  interviewKind: 'video',
  onboarding: false,
  resume: 'none',
  sameDaySlots: true,
  description: 'You help residents through their day.',
  instructions: '',
  benefits: '',
  aboutCompany: '',
  pay: { basis: 'range', rate: 'hour', minimum: 17.5, maximum: 21 },
  jobTypes: ['full-time'],
  shifts: ['morning', 'night'],
  logoUrl: undefined,
  primary: defaultPrimary,
  primaryFont: defaultPrimaryFont,
  introVideoUrl: undefined,
  videoUrl: undefined,
  externalApplicationUrl: undefined,
  hrisUrl: undefined,
  moveLimits: { video: 2, 'in-person': 2, onboarding: 2, onsite: 2 },
  latitude: undefined,
  longitude: undefined,
  onboardingPlace: undefined,
  onsitePlace: undefined,
  hiringManager: undefined,
  videoPreference: undefined,
  meeting: undefined,
  dialIn: undefined,
  thresholdValue: undefined,
  rerecordLimit: undefined,
  mayRecordLater: true,
  recordUntil: undefined,
  pixelUrl: undefined,
  questionnaireId: undefined,
  ...changes,
});

/** A position that has everything. */
export const aFullPosition = (changes: Partial<Position> = {}): Position =>
  aPosition({
    interviewKind: 'self-record',
    onboarding: true,
    resume: 'optional',
    instructions: 'Ring twice.',
    benefits: 'Dental',
    aboutCompany: 'A family.',
    jobTypes: ['full-time', 'part-time', 'prn'],
    shifts: ['morning', 'afternoon', 'night'],
    logoUrl: 'https://example.org/logo.svg',
    primary: colour('#123456'),
    primaryFont: colour('#abcdef'),
    introVideoUrl: 'https://example.org/intro.mp4',
    videoUrl: 'https://example.org/company.mp4',
    externalApplicationUrl: externalUrl('https://ats.example.org/apply'),
    hrisUrl: 'https://hris.example.org/',
    moveLimits: { video: 0, 'in-person': 1, onboarding: undefined, onsite: 3 },
    latitude: '41.88',
    longitude: '-87.63',
    onboardingPlace: { address: '1 Oak St', instructions: 'Bring your ID.', latitude: '41.9', longitude: '-87.7' },
    onsitePlace: { address: '2 Oak St', instructions: 'Ask for Dana.', latitude: '41.8', longitude: '-87.8' },
    hiringManager: { id: hiringManagerId(900), name: 'Dana Whitfield' },
    videoPreference: 'peer',
    meeting: 'https://example.daily.co/room',
    thresholdValue: 2.5,
    rerecordLimit: 3,
    mayRecordLater: false,
    recordUntil: date('2026-12-31'),
    pixelUrl: 'https://example.org/pixel.gif',
    questionnaireId: questionnaireId(7),
    ...changes,
  });
