import { readNeighbors } from '../positions/read-neighbors.service';
import { readPostings } from '../positions/read-postings.service';
import { candidateAnswers } from './answers';
import { readSignedAttachment } from '../chat/attachments.service';
import { stopChatMails } from '../chat/mail-unseen.service';
import { activeManagers, onlineManagers } from '../chat/online.service';
import type { ServiceDependencies } from './dependencies';
import { listApplications } from '../applications/list-applications.service';
import { peerRoom } from '../live-interview/peer-room.service';
import { answerUploads } from '../recording/answer-uploads.service';
import { readSignedVideo } from '../recording/signed-videos.service';
import { resumeUploads } from '../resumes/receive-file.service';
import { readSignedResume } from '../resumes/saved-resumes.service';
import { authenticate, glance, livingSessions } from '../identity/sessions.service';

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
