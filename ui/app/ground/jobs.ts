/* What every page with a job on it stands on: the list, and the pages about one job. */
import './every-page';
import '../../../adapters/composition/areas/jobs';
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
