/* Who comes back within half an hour does not carry it. */
import '../ground/signed-in';
export { WelcomeBack } from '../../screens/welcome-back/welcome-back';
export { WelcomeBackAlone } from '../../screens/welcome-back/welcome-back-alone';
