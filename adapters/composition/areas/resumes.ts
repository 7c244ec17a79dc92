import { browserBegunResume } from '../../browser/resumes/begun-resume';
import { resumesCalls } from '../../contract/resumes/resumes.calls';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens } from '../portal-tokens';
import { resumeFiles } from '../resume-files';

export const resumesModule = callsModule('resumes', resumesCalls, ({ bind }) => {
  bind(areaTokens.begunResume).toResolvedValue(browserBegunResume, [browserTokens.window]).inSingletonScope();
  // One for the session: a chosen file is found again when it is sent, and no other candidate's page can see it.
  bind(areaTokens.resumeFiles)
    .toResolvedValue(resumeFiles, [browserTokens.window, browserTokens.bearer, areaTokens.begunResume])
    .inSingletonScope();
});
