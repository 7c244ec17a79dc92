import { ContainerModule } from 'inversify';
import { uqrCodes } from '../../browser/page/qr-code';
import { areaTokens } from '../portal-tokens';

export const phoneCodeModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.qrCodes).toConstantValue(uqrCodes);
});
