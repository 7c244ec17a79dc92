import type { Position } from './position';

/** The name by which a candidate knows the employer: the client's, or the community's where the client has none (ours). */
export const employerName = ({ clientName, communityName }: Pick<Position, 'clientName' | 'communityName'>): string =>
  clientName.trim() === '' ? communityName : clientName;
