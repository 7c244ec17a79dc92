import { SocialButton } from './social-button';
import { useSocialSignIn } from './use-social-sign-in';
import type { SocialProvider } from '../../application/ports/environment';

export interface SocialWayInProps {
  readonly provider: SocialProvider;
}

/** The button and its behavior: a separate part that a deployment without a provider never loads. */
export const SocialWayIn = ({ provider }: SocialWayInProps) => <SocialButton {...useSocialSignIn(provider)} />;
