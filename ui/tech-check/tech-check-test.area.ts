/* The standalone tech check, for anybody: it needs neither a session nor its store; and the calls of every tech check. */
import '../app/ground/device';
import { deviceModule } from '../../adapters/composition/areas/device';
import { networkModule } from '../../adapters/composition/areas/network';
import { techCheckCallsModule } from '../../adapters/composition/areas/tech-check-calls';
import { phoneCodeModule } from '../../adapters/composition/areas/phone-code';
import { PhoneCode, type PhoneCodeProps } from './phone-code';
import { TechCheckTestScreen } from './tech-check-test-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'tech-check-test'> = { TechCheckTest: TechCheckTestScreen };

declare module '../hooks/areas' {
  interface PartProps {
    /** A QR code that opens this page on a phone. */
    readonly PhoneCode: PhoneCodeProps;
  }
}

export const area = {
  module: [deviceModule, networkModule, techCheckCallsModule, phoneCodeModule],
  screens,
  parts: { PhoneCode },
};
