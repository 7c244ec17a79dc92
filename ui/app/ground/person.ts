/* Shared by every page that asks for a name or a phone number. */
import './forms';
import '../../../adapters/contract/profile/profile.calls';
import '../../../application/identity/check-phone.journey';
import '../../../application/identity/sign-up-refusals.words';
import '../../kit/phone-field';
import '../../identity/phone-fields.view';
import '../../../domain/identity/person';
import '../../../domain/identity/contact-form';
import '../../../application/live/form';
import '../../hooks/form.view';
