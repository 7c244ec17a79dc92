/* Shared by every signed-in page about one job of the candidate. */
import './job-forms';
import './signed-in';
import '../../../adapters/composition/areas/calendar';
import '../../../application/words/host';
import '../../../domain/positions/employer-name';
import '../../../domain/time/first-day-of-clocks';
import '../../applications/add-to-calendar';
import '../../applications/use-add-entry';
import '../../applications/use-my-job';
import '../../profile/who-is-here';
import '../../recording/recordings.queries';
import '../../scheduling/scheduled.texts';
