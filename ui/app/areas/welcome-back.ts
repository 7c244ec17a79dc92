/* Who comes back within half an hour does not carry it. */
export { WelcomeBack } from '../../screens/welcome-back/welcome-back';
export { WelcomeBackAlone } from '../../screens/welcome-back/welcome-back-alone';
