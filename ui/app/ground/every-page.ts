/*
 * What every page stands on. esbuild puts modules into one chunk when the same entries reach them, so every area imports this file first:
 * what several areas share is then one chunk, in place of one for each set of areas that happens to share it (decisions/002-common-ground.md).
 */
import '../../../adapters/composition/browser';
import '../../../application/live/countdown';
import '../../../application/live/machine';
import '../../../application/live/sign-in';
import '../../../application/navigation/encoded-links';
import '../../../application/words/sign-up-refusals';
import '../../kit/card';
import '../../kit/code-entry';
import '../../kit/drawings';
import '../../kit/message-dialog';
import '../../kit/option';
import '../../kit/page-frame';
import '../../kit/skeleton';
import '../../kit/snackbar';
import '../../kit/submitting';
import '../../kit/text-field';
import '../../kit/unfold';
import '../../kit/use-heading-focus';
import '../../kit/use-machine';
import '../../screens/code.view';
import '../../screens/social-sign-in/social-slot';
import '../chunk-boundary';
import '../early/taken-over';
import '../lazy-screen';
import '../line-strip';
import '../use-now';
import '../use-signed-in';
import '../use-travel';
