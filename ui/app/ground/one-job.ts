/* What every page about one job stands on, and the profile, which shares its parts. */
import './jobs';
import '../../../adapters/composition/areas/one-job';
import '../../../application/live/send-when-back';
import '../../../application/words/resume-refusals';
import '../../kit/bottom-bar';
import '../../kit/map';
import '../../kit/waiting-notice';
import '../../screens/address-proof/use-address-proof';
import '../../screens/job/job-screen';
import '../../screens/job/job-screen-loading';
import '../../screens/job/job.view';
import '../../screens/job/steps.view';
import '../../screens/query-failure.view';
