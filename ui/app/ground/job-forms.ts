/* Shared by every page about one job with something to type or send: an answer, a file, the e-mailed code that R41 requires. */
import './forms';
import './one-job';
import '../../../adapters/contract/calls/scheduling';
import '../../../adapters/contract/wire/reason';
import 'lucide-react/icons/file-text';
import '../../../adapters/browser/device-facts/device-facts';
import '../../../domain/tech-check/device-type';
import '../../../domain/time/date-shown';
import '../../screens/address-proof/use-address-proof';
import '../../texts/what-was-sent';
import '../../kit/button-pair';
import '../../kit/choice';
import '../../kit/text-area';
import '../../../domain/chat/attachment';
