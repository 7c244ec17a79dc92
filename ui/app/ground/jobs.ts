/* Shared by every page with a job on it: the list, and the pages about one job. */
import './every-page';
import 'lucide-react/icons/external-link';
import 'lucide-react/icons/video';
import '../../../adapters/contract/wire/application';
import '../../../application/live/attendance';
import '../../../application/navigation/action-screens';
import '../../../application/words/interviews';
import '../../../domain/applications/action-destination';
import '../../../domain/applications/card-actions';
import '../../../domain/applications/next-step';
import '../../../domain/applications/time-offer';
import '../../../domain/applications/turns';
import '../../../domain/scheduling/appointment-moment';
import '../../screens/session-over/session-over-page';
import '../use-sign-in-follows';
