/* What every page with a job on it stands on: the list, and the pages about one job. */
import './every-page';
import '../../../adapters/composition/areas/jobs';
import '../../../application/live/attendance';
import '../../../application/words/interviews';
import '../../../domain/applications/card-actions';
import '../../screens/session-over/session-over-page';
import '../use-sign-in-follows';
