import type { Job } from '../../domain/ids/job';
import type { AfterTechCheck } from '../../domain/tech-check/destination';
import { myJobs, type Destination } from '../navigation/destination';
import { practiceIntro, recordingIntro } from '../navigation/recording-screens';

const listWith = (techCheckDone: 'techcheckOps' | 'techcheckMan' | 'techcheckDialog'): Destination => ({
  _tag: 'TechCheckDone',
  techCheckDone,
});

/** The screen after a tech check (spec 2 §2.1, R45). After a standalone check the app's home is the list, which asks a visitor to sign in. */
export const screenAfterTechCheck = (leadsTo: AfterTechCheck, job: Job | undefined): Destination => {
  switch (leadsTo) {
    case 'my-jobs-mandatory-done':
      return listWith('techcheckMan');
    case 'my-jobs-optional-done':
      return listWith('techcheckOps');
    case 'my-jobs-dialog-done':
      return listWith('techcheckDialog');
    case 'join-screen':
      return { _tag: 'JoinScreen' };
    case 'ready-to-record':
      return job === undefined ? myJobs : recordingIntro(job);
    case 'practice-begin':
      return job === undefined ? myJobs : practiceIntro(job);
    case 'my-jobs-skipped':
    case 'home':
      return myJobs;
  }
};
