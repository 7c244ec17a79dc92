/* What every signed-in page stands on: the store and what it fetches. */
import './jobs';
import '../../screens/job/action-list';
import '../../screens/job/actions.view';
import '../../screens/job/use-giving-up';
import '../../store/portal-store';
