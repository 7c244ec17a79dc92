/* The social sign-in button, loaded if the deployment configures a provider. */
import '../app/ground/every-page';
import { SocialWayIn, type SocialWayInProps } from './social-way-in';

declare module '../hooks/areas' {
  interface PartProps {
    readonly SocialWayIn: SocialWayInProps;
  }
}

export const area = { parts: { SocialWayIn } };
