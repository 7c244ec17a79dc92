/* Shared by every page with a field or a code to type; the list has neither. */
import './every-page';
import '../../../adapters/contract/calls/identity';
import '../../../application/live/sign-in';
import '../../../application/words/identity-refusals';
import '../../kit/code-entry';
import '../../kit/option';
import '../../kit/select-field';
import '../../kit/submitting';
import '../../kit/text-field';
import '../../screens/code.view';
