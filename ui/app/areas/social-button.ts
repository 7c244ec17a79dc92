/* The button of social sign-in, loaded where a deployment names a provider. */
export { SocialWayIn } from '../../screens/social-sign-in/social-way-in';
