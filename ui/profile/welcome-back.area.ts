/* The Welcome Back dialog: candidates who return within half an hour do not load it. */
import '../app/ground/signed-in';
import { WelcomeBack, type WelcomeBackProps } from './welcome-back';

declare module '../hooks/areas' {
  interface PartProps {
    readonly WelcomeBack: WelcomeBackProps;
  }
}

export const area = { parts: { WelcomeBack } };
