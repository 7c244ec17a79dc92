/* The Welcome Back dialog: candidates who return within half an hour do not load it. */
import '../ground/signed-in';
import { WelcomeBack } from '../../screens/welcome-back/welcome-back';

export const area = { parts: { WelcomeBack } };
