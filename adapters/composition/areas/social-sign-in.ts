import { socialSignIn } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { browserSocialSignIn } from '../../browser/identity/social-sign-in';
import { socialSignInCalls } from '../../contract/identity/social-sign-in.calls';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';

export const socialSignInModule = callsModule('socialSignIn', socialSignInCalls, ({ bind }) => {
  bind(areaTokens.socialSignIn).toResolvedValue(
    (window, { publicUrl }) =>
      (provider) =>
        browserSocialSignIn(window, provider, `${publicUrl}${toPath(socialSignIn)}`),
    [browserTokens.window, portalTokens.environment],
  );
});
