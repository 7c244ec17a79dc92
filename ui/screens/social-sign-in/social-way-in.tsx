import { SocialButton, type Placed } from './social-button';
import { useSocialSignIn } from './use-social-sign-in';

/** The button with what it does: a part of its own, which a deployment without a provider never loads. */
export const SocialWayIn = ({ or }: Placed) => {
  const button = useSocialSignIn();
  return button === undefined ? null : <SocialButton {...button} or={or} />;
};
