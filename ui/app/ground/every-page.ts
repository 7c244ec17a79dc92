/*
 * What every page shares. esbuild puts modules into one chunk when the same entries reach them, so every area imports this file first: what several
 * areas share then becomes one chunk instead of one per combination of areas (ui/app/decisions/002).
 */
import 'lucide-react/icons/briefcase-business';
import 'lucide-react/icons/calendar-check';
import 'lucide-react/icons/mail';
import 'react-dom';
import '../../../adapters/composition/browser';
import '../../../adapters/contract/calls/shared';
import '../../../application/live/machine';
import '../../../application/live/asking';
import '../../../application/navigation/encoded-links';
import '../../../application/words/duration';
import '../../../application/words/shared-refusals';
import '../../../application/identity/sign-in-faults.words';
import '../../kit/card';
import '../../kit/chip';
import '../../kit/drawings';
import '../../kit/layout';
import '../../kit/message-dialog';
import '../../kit/page-frame';
import '../../kit/snackbar';
import '../../kit/unfold';
import '../../kit/use-first';
import '../../kit/use-heading-focus';
import '../../kit/use-machine';
import '../../identity/social-slot';
import '../../hooks/chunk-boundary';
import '../../hooks/taken-over';
import '../../hooks/lazy-screen';
import '../../hooks/connectivity-strip';
import '../../hooks/use-job-in-hand';
import '../../hooks/use-now';
import '../../hooks/use-signed-in';
import '../../hooks/use-travel';
import '../../kit/drop-guard';
import '../../../domain/text/typed-text';
import '../../../domain/text/one-line';
