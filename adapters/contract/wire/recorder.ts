import type { SeenApplication } from '../../../application/ports/operator';
import { parseRecorderVisitor } from '../../../domain/identity/recorder-visitor';
import { mapped, maybe, struct, textOf, type Codec } from '../codec';
import { pictureUrl, socialSource } from './social';
import { fromWireListed, listedFields, toWireListed } from './application';

/* What no visitor's first page needs: it stands apart, so that none loads it. */

export const recorderVisitor = textOf('an id of 1 to 64 letters, digits, _ and -', parseRecorderVisitor, {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
});

/** What an operator sees of an application, besides what its card tells. */
export const seenApplication: Codec<SeenApplication> = mapped(
  struct({
    ...listedFields,
    hotjarUserId: maybe(recorderVisitor),
    source_from: maybe(socialSource),
    file: maybe(pictureUrl),
  }),
  (wire) => ({
    ...fromWireListed(wire),
    recorderVisitor: wire.hotjarUserId,
    socialOrigin: wire.source_from && { source: wire.source_from, pictureUrl: wire.file },
  }),
  (seen) => ({
    ...toWireListed(seen),
    hotjarUserId: seen.recorderVisitor,
    source_from: seen.socialOrigin?.source,
    file: seen.socialOrigin?.pictureUrl,
  }),
);
