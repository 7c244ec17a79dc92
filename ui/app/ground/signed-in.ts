/* Shared by every signed-in page: the store and what it fetches. */
import './jobs';
import '../../applications/action-list';
import '../../applications/actions.view';
import '../../applications/use-giving-up';
import '../../applications/time-there';
import '../../applications/jobs.queries';
import '../../store/portal-store';
import '../../profile/profile.queries';
import '../../hooks/answered';
import '../../applications/status.texts';
import '../../../domain/recording/submission';
import '../../../domain/applications/recording-due';
import '../../../application/applications/my-jobs.journey';
