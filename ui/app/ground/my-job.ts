/* Shared by every signed-in page about one job of the candidate. */
import './job-forms';
import './signed-in';
import '../../../adapters/composition/areas/calendar';
import '../../../application/words/host';
import '../../../domain/positions/employer-name';
import '../../../domain/time/first-day-of-clocks';
import '../../screens/job/add-to-calendar';
import '../../screens/job/use-add-entry';
import '../../screens/job/use-my-job';
import '../../screens/welcome-back/who-is-here';
import '../../store/recordings';
import '../../texts/scheduled';
