/* Shared by every page with a field or a code to type; the list has neither. */
import './every-page';
import '../../../adapters/contract/identity/identity.calls';
import '../../../application/identity/sign-in.live';
import '../../../application/identity/identity-refusals.words';
import '../../identity/code-entry';
import '../../kit/option';
import '../../kit/select-field';
import '../../kit/submitting';
import '../../kit/text-field';
import '../../kit/tick-box';
import '../../identity/code.view';
