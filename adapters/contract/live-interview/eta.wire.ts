import { delayMinutes, type Eta } from '../../../domain/live-interview/eta';
import type { EtaStatus } from '../../../application/live-interview/meeting.api';
import { mapped, maybe, oneOf, struct, textOrNumber, type Codec } from '../codec';

const etaOf = (status: 'yes' | 'no' | 'delayed' | undefined, reason: string | undefined): Eta | undefined => {
  switch (status) {
    case 'yes':
      return { _tag: 'Coming' };
    case 'no':
      return { _tag: 'NotComing' };
    case 'delayed':
      return { _tag: 'Delayed', minutes: delayMinutes(reason ?? '') };
    case undefined:
      return undefined;
  }
};

const names = { Coming: 'yes', NotComing: 'no', Delayed: 'delayed' } as const;

const sayMinutes = (eta: Eta | undefined): string | undefined =>
  eta?._tag === 'Delayed' && eta.minutes !== undefined ? String(eta.minutes) : undefined;

const wire = struct({ eta_status: maybe(oneOf('yes', 'no', 'delayed')), delay_reason: maybe(textOrNumber) });

/** eta_status and delay_reason (spec 2 §3). No status: the interviewer hasn't answered. Minutes are parsed out of a free-text reason. */
export const etaStatus: Codec<EtaStatus> = mapped(
  wire,
  ({ eta_status, delay_reason }) => ({ eta: etaOf(eta_status, delay_reason) }),
  ({ eta }) => ({ eta_status: eta && names[eta._tag], delay_reason: sayMinutes(eta) }),
);

/** An interviewer's answer, where the status is required. */
export const eta: Codec<Eta> = mapped(
  struct({ eta_status: oneOf('yes', 'no', 'delayed'), delay_reason: maybe(textOrNumber) }),
  ({ eta_status, delay_reason }): Eta => etaOf(eta_status, delay_reason) ?? { _tag: 'Coming' },
  (told) => ({ eta_status: names[told._tag], delay_reason: sayMinutes(told) }),
);
