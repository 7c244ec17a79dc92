import type { SocialProvider } from '../../../application/ports/environment';

export interface SocialWayInProps {
  readonly provider: SocialProvider;
}
