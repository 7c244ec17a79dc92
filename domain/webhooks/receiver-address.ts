import { permitted, refused, type Decision } from '../decision';

/* Where a webhook may lead. Whoever can add one must not reach what only the portal's own network can reach. */

/**
 * Where an address is. `private`: loopback, and the private and shared networks of IPv4 and IPv6. `unusable`: no single machine of somebody's is there, as with multicast, or one that
 * a receiver never is, as with link-local addresses, at which clouds serve the secrets of a machine.
 */
export type Network = 'public' | 'private' | 'unusable';

/** Why nothing is sent to a webhook's address. */
export interface ReceiverRefused {
  readonly _tag: 'NoAddress' | 'AddressUnusable' | 'NetworkPrivate' | 'NotEncrypted';
}

/**
 * Whether a receiver may be called. `networks`: of every address that its name has now, since any of them may be used. `privateAllowed`: the deployment says that receivers may be in private
 * networks, where alone one may do without encryption.
 */
export const mayReceive = (
  scheme: 'https' | 'http',
  networks: readonly Network[],
  privateAllowed: boolean,
): Decision<ReceiverRefused> => {
  if (networks.length === 0) return refused({ _tag: 'NoAddress' });
  if (networks.includes('unusable')) return refused({ _tag: 'AddressUnusable' });
  if (networks.includes('private') && !privateAllowed) return refused({ _tag: 'NetworkPrivate' });
  return scheme === 'http' && networks.includes('public') ? refused({ _tag: 'NotEncrypted' }) : permitted;
};
