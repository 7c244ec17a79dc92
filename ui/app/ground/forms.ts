/* Shared by every page with a field or a code to type; the list has neither. */
import './every-page';
import '../../../application/live/sign-in';
import '../../kit/code-entry';
import '../../kit/select-field';
import '../../kit/submitting';
import '../../kit/text-field';
import '../../screens/code.view';
