/* What every page that asks for a name or a phone number stands on. */
import './every-page';
import '../../../adapters/composition/areas/profile';
import '../../../application/journeys/check-phone';
import '../../kit/phone-field';
import '../../screens/phone-fields.view';
