/* Shared by every signed-in page about one job of the candidate. */
import './job-forms';
import './signed-in';
import '../../screens/job/use-my-job';
import '../../screens/welcome-back/who-is-here';
import '../../store/recordings';
