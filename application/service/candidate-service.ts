import { readNeighbors } from './adverts/read-neighbors';
import { readPostings } from './adverts/read-postings';
import { candidateAnswers } from './answers';
import { readSignedAttachment } from './chat/attachments';
import { stopChatMails } from './chat/mail-unseen';
import { activeManagers, onlineManagers } from './chat/online';
import type { ServiceDependencies } from './dependencies';
import { listApplications } from './list-applications';
import { peerRoom } from './meetings/peer-room';
import { answerUploads } from './recording/answer-uploads';
import { readSignedVideo } from './recording/signed-videos';
import { resumeUploads } from './resumes/receive-file';
import { readSignedResume } from './resumes/saved-resumes';
import { authenticate, glance, livingSessions } from './sessions';

/** Everything the provider's side does for a candidate: the answers to operations, and what the portal asks beside them. */
export const candidateService = (deps: ServiceDependencies) => ({
  answers: candidateAnswers(deps),
  /** Sessions of live lines. */
  authenticate: authenticate(deps),
  tokenOrigin: deps.secrets.originOf,
  livingSessions: livingSessions(deps),
  peerRoom: peerRoom(deps),
  activeManagers: activeManagers(deps),
  onlineManagers: onlineManagers(deps),
  /** Files in pieces, and by signed link. */
  resumeUploads: resumeUploads(deps),
  answerUploads: answerUploads(deps),
  readSignedResume: readSignedResume(deps),
  readSignedVideo: readSignedVideo(deps),
  readSignedAttachment: readSignedAttachment(deps),
  stopChatMails: stopChatMails(deps),
  /** Pages that come drawn. */
  readPostings: readPostings(deps),
  readNeighbors: readNeighbors(deps),
  glance: glance(deps),
  listApplications: listApplications(deps),
});

/** The service with its dependencies filled in. Every method answers failures as values. */
export type CandidateService = ReturnType<typeof candidateService>;
