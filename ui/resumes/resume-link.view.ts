import { isLinkOver, usedFor, type GivingByLink } from '../../application/resumes/resume-link.live';
import { myJobs, uploadResume } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { Job } from '../../domain/ids/job';
import type { TimeZone } from '../../domain/time/time-zone';
import { queryFailureView } from '../hooks/query-failure.view';
import { receivedFacts, uploadResumeView, type UploadResumeView } from './upload-resume.view';

/** What the page of a mailed link shows. Once the link has expired or been used, it offers the page for signed-in candidates. */
export const resumeLinkView = (state: GivingByLink, job: Job, ownZone: TimeZone): UploadResumeView => {
  if (isLinkOver(state)) {
    const used = usedFor(state);
    return { _tag: 'LinkOver', href: toPath(uploadResume(job)), receipt: used && receivedFacts(used, ownZone) };
  }
  switch (state.job._tag) {
    case 'Looking':
      return { _tag: 'Loading' };
    case 'NotFound':
      return { _tag: 'Failed', failure: queryFailureView(state.job.failure) };
    case 'Found':
      return uploadResumeView({
        ...state.giving,
        position: state.job.position,
        hasResume: undefined,
        booked: false,
        next: myJobs,
        ownZone,
      });
  }
};
