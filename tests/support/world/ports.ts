import type { Ports } from '../../../ui/hooks/ports';
import { quietPorts } from '../../../ui/hooks/quiet-ports';
import { playedPresence } from './presence';
import type { Device, World } from './world';

/** A page's ports on this device, with a session of its own unless a test sets one. */
export const portsOf = ({ clock }: World, device: Device): Ports =>
  quietPorts(clock, { ...device, presence: playedPresence(clock.now) });
