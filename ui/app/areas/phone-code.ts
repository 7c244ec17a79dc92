/* A QR code that opens the page on a phone; loaded when somebody asks for it. */
import '../ground/every-page';
import { phoneCodeModule } from '../../../adapters/composition/areas/phone-code';
import { PhoneCode } from '../../screens/tech-check/phone-code';

export const area = { module: phoneCodeModule, parts: { PhoneCode } };
