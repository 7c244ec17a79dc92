import type { Job } from '../../domain/positions/job';
import type { AfterTechCheck } from '../../domain/tech-check/destination';
import { isThere, myJobs, type Destination, type Place } from './destination';
import { practiceIntro, practiceRecorder, recorder, recordingIntro } from './recording-screens';

const told = (techCheckDone: 'techcheckOps' | 'techcheckMan' | 'techcheckDialog'): Destination => ({
  _tag: 'TechCheckDone',
  techCheckDone,
});

/** Undefined: its screen doesn't exist yet. */
const ifThere = (place: Place): Destination | undefined => (isThere(place) ? place : undefined);

/**
 * The screen after a tech check (spec 2 §2.1, R45). Undefined: it doesn't exist yet. A join screen that doesn't exist yet is the list with its
 * notice; after a standalone check the app's home is the list, which asks a visitor to sign in.
 */
export const screenAfterTechCheck = (leadsTo: AfterTechCheck, job: Job | undefined): Destination | undefined => {
  switch (leadsTo) {
    case 'my-jobs-mandatory-done':
      return told('techcheckMan');
    case 'my-jobs-optional-done':
      return told('techcheckOps');
    case 'my-jobs-dialog-done':
      return told('techcheckDialog');
    case 'join-screen':
      return ifThere({ _tag: 'JoinScreen' }) ?? told('techcheckDialog');
    case 'ready-to-record':
      return job && ifThere(recorder(job)) && ifThere(recordingIntro(job));
    case 'practice-begin':
      return job && ifThere(practiceRecorder(job)) && ifThere(practiceIntro(job));
    case 'my-jobs-skipped':
    case 'home':
      return myJobs;
  }
};
