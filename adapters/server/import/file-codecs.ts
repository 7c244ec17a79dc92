import * as E from 'fp-ts/Either';
import { checkMessage, longestMessage } from '../../../domain/chat/message';
import type { NewApplication } from '../../../application/import/records.service';
import type { StagePlace } from '../../../domain/positions/position';
import type { Slot } from '../../../domain/positions/slot';
import { defaultZone, type TimeZone } from '../../../domain/time/time-zone';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import {
  anything,
  flag,
  fromParser,
  listOf,
  mapped,
  maybe,
  oneOf,
  renamed,
  struct,
  text,
  withDefault,
  type Codec,
} from '../../contract/codec';
import { allOf, field, objectOf, recoded, turned } from '../../contract/record';
import { allowances, applicationParts, cardParts } from '../../contract/applications/application.wire';
import { communityId, email, hiringManagerId, instant, positionId, visible } from '../../contract/wire/fields';
import { country, zipCode } from '../../contract/identity/person.wire';
import { educationFields, experienceFields } from '../../contract/profile/entries.wire';
import {
  detailParts,
  firstDetail,
  firstOf,
  hiringManager,
  moveLimits,
  pay,
  positionParts,
  stagePlace,
} from '../../contract/positions/position.wire';
import { particulars } from '../../contract/applications/particulars.wire';
import { slotFields } from '../../contract/positions/slots.wire';
import { uploadResume } from '../../contract/wire/vocabulary';
import { employersList, employersText } from './employers-text';
import { carriedOver, fileResume } from './file-carried';
import {
  capacity,
  count,
  derived,
  hasFieldLike,
  inEitherForm,
  later,
  latitude,
  longitude,
  managerName,
  nameText,
  otherJobs,
  placeZone,
  refused,
  speed,
  webAddress,
} from './file-fields';

/*
 * The import file's records: closed, so that an unknown field (usually a typo) is refused with its path. They use the contract's own codecs and add
 * what the wire lacks.
 */

/** The place of a later stage: an object or, as on the wire, a list of one. */
const placeIn = (
  prefix: 'onboarding_' | '',
  isPrefixed: (input: unknown) => boolean,
): Codec<StagePlace | undefined> => {
  const named = (names: 'onboarding_' | '') =>
    objectOf(stagePlace(names, { latitude, longitude, instructions: employersText }), true);
  const one = inEitherForm(isPrefixed, named(prefix), named(''));
  return inEitherForm<StagePlace | undefined>(Array.isArray, firstOf(one), maybe(one));
};

const onboardingPlace = placeIn('onboarding_', hasFieldLike('onboarding_'));
const onsitePlace = placeIn('', () => false);

const detail = objectOf(
  turned(
    allOf({
      ...detailParts,
      description: recoded(detailParts.description, employersText),
      benefits: recoded(detailParts.benefits, employersList),
      pay: recoded(detailParts.pay, maybe(objectOf(pay, true))),
      pixelUrl: recoded(detailParts.pixelUrl, maybe(webAddress)),
      onboardingPlace: recoded(detailParts.onboardingPlace, onboardingPlace),
      onsitePlace: recoded(detailParts.onsitePlace, onsitePlace),
      sameDaySlots: field('same_day_slot', later),
    }),
    ({ sameDaySlots: _, ...fields }) => fields,
    (fields) => ({ ...fields, sameDaySlots: undefined }),
  ),
  true,
);

/** A position as an employer publishes it; fields that the portal can't use yet are refused instead of being lost. */
export const filePosition = objectOf(
  allOf({
    ...positionParts,
    // The zone must exist: the default is only for zones that were stored long ago (R14).
    zone: recoded(
      positionParts.zone,
      mapped(
        maybe(placeZone),
        (zone = defaultZone): TimeZone => zone,
        (zone) => zone,
      ),
    ),
    detail: recoded(positionParts.detail, firstDetail(detail)),
    moveLimits: recoded(positionParts.moveLimits, moveLimits(count, true)),
    thresholdValue: recoded(positionParts.thresholdValue, maybe(speed)),
    rerecordLimit: recoded(positionParts.rerecordLimit, maybe(count)),
    meeting: recoded(positionParts.meeting, maybe(webAddress)),
    pixelUrl: recoded(positionParts.pixelUrl, maybe(webAddress)),
    hrisUrl: recoded(positionParts.hrisUrl, maybe(webAddress)),
    videoUrl: recoded(positionParts.videoUrl, maybe(webAddress)),
    instructions: recoded(positionParts.instructions, employersText),
    aboutCompany: recoded(positionParts.aboutCompany, employersText),
    otherJobs: field('other_jobs', otherJobs),
    hiringManager: hiringManager(managerName),
    // R59 names them on the position itself; position_data may contain them as on the wire.
    ownOnboardingPlace: field('onboarding', onboardingPlace),
    ownOnsitePlace: field('invite_onsite', onsitePlace),
  }),
  true,
);

const slotKind: Codec<SlotKind> = renamed({
  video: 'video',
  'in-person': 'in_person',
  onboarding: 'onboarding',
  onsite: 'onsite',
});

export const fileSlot = struct(
  { position_id: positionId, kind: slotKind, ...slotFields, capacity: withDefault(capacity, 1) },
  true,
);

/**
 * The candidate without the applications. Those are read one by one, so that a fault in one does not hide faults in the others. The phone is read
 * with its country.
 */
export const fileCandidate = struct(
  {
    email,
    firstname: nameText,
    lastname: nameText,
    phone: maybe(text),
    country: maybe(country),
    zipcode: maybe(zipCode),
    applications: withDefault(listOf(anything), []),
    experience_details: maybe(listOf(struct(experienceFields, true))),
    education_details: maybe(listOf(struct(educationFields, true))),
    resumes: withDefault(listOf(fileResume), []),
  },
  true,
);

/** A message as it would be stored: cleaned, and within the length limits (R40). */
const messageText: Codec<string> = fromParser({
  name: `a message of 1 to ${longestMessage} characters`,
  wire: text,
  parse: (wire): E.Either<'NotAMessage', string> => {
    const checked = checkMessage({ text: wire, attachments: [] });
    return checked._tag === 'Allowed' ? E.right(checked.value.text) : E.left('NotAMessage');
  },
  print: (value) => value,
  jsonSchema: { type: 'string', pattern: visible, maxLength: longestMessage },
});

/** An earlier conversation (R39), its messages in any order. */
export const fileConversation = struct(
  {
    candidate: email,
    position_id: positionId,
    hm_id: hiringManagerId,
    hm_name: managerName,
    messages: withDefault(
      listOf(struct({ from: oneOf('hm', 'candidate'), message: messageText, senttime: instant }, true)),
      [],
    ),
  },
  true,
);

const heldSlot = objectOf(
  allOf<Slot>({
    date: field('slot_date', slotFields.slot_date),
    from: field('slot_from', slotFields.slot_from),
    to: field('slot_to', slotFields.slot_to),
  }),
  true,
);

export const fileApplication = objectOf(
  allOf({
    ...applicationParts,
    // Defaults from the position for what the file omits.
    communityId: recoded(applicationParts.communityId, maybe(communityId)),
    onboarding: recoded(applicationParts.onboarding, maybe(flag)),
    resume: recoded(applicationParts.resume, maybe(uploadResume)),
    allowances: allowances(count),
    // Values that the portal generates.
    slot: refused(derived, Object.keys(applicationParts.slot.fields)),
    scheduledAt: recoded(applicationParts.scheduledAt, derived),
    booked: allOf<NewApplication['booked']>({
      interview: field('interview', maybe(heldSlot)),
      onboarding: field('onboarding', maybe(heldSlot)),
      onsite: field('onsite', maybe(heldSlot)),
    }),
    ofPosition: refused(derived, Object.keys(allOf(cardParts).fields)),
    particulars: particulars(webAddress),
    carried: carriedOver,
  }),
  true,
);
