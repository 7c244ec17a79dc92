/* Shared by every signed-in page: the store and what it fetches. */
import './jobs';
import '../../screens/job/action-list';
import '../../screens/job/actions.view';
import '../../screens/job/use-giving-up';
import '../../screens/my-jobs/time-there';
import '../../store/jobs';
import '../../store/portal-store';
import '../../store/profile';
import '../answered';
import '../../texts/status';
import '../../../domain/recording/submission';
import '../../../domain/applications/recording-due';
import '../../../application/my-jobs';
