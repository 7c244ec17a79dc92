import { SocialButton } from './social-button';
import type { SocialWayInProps } from './social-way-in.props';
import { useSocialSignIn } from './use-social-sign-in';

/** The button with what it does: a part of its own, which a deployment without a provider never loads. */
export const SocialWayIn = ({ provider }: SocialWayInProps) => <SocialButton {...useSocialSignIn(provider)} />;
