/* Shared by every page that asks for a name or a phone number. */
import './forms';
import '../../../adapters/contract/calls/profile';
import '../../../application/journeys/check-phone';
import '../../../application/words/sign-up-refusals';
import '../../kit/phone-field';
import '../../screens/phone-fields.view';
import '../../../domain/identity/person';
import '../../../domain/identity/contact-form';
