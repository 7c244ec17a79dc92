import type { SeenApplication } from '../../../application/applications/applications.api';
import { parseRecorderVisitor } from '../../../domain/applications/recorder-visitor';
import { maybe, textOf, type Codec } from '../codec';
import { allOf, field, objectOf, turned } from '../record';
import { listedParts } from './application.wire';
import { pictureUrl, socialSource } from '../identity/social.wire';

/* Not needed on a visitor's first page, so it is in a file of its own, which that page does not load. */

/** hotjarUserId, the session recorder's id: 1 to 64 letters, digits, _ and - (spec 1 §7). */
export const recorderVisitor = textOf('an id of 1 to 64 letters, digits, _ and -', parseRecorderVisitor, {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  examples: ['visitor-1'],
});

/** An operator's view of an application, besides its card. */
export const seenApplication: Codec<SeenApplication> = objectOf(
  allOf<SeenApplication>({
    ...listedParts,
    recorderVisitor: field('hotjarUserId', maybe(recorderVisitor)),
    socialOrigin: turned(
      allOf({ source: field('source_from', maybe(socialSource)), pictureUrl: field('file', maybe(pictureUrl)) }),
      ({ source, pictureUrl }) => source && { source, pictureUrl },
      (origin) => ({ source: origin?.source, pictureUrl: origin?.pictureUrl }),
    ),
  }),
);
