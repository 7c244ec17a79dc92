import type { WholeApplication } from '../../../../application/operator/operator-reading.port';
import type { Sha256 } from '../../../../domain/recording/sha256';
import { fileApplication, fileCandidate } from '../../import/file-codecs';
import type { ExportedFile } from './keep-file';

/* A candidate as the import takes them, made of what reading gives, with the codecs that the import reads with. */

/** An application as it was read, and the files of its resume and of its recorded answers, by their digests. */
export interface ReadApplication {
  readonly whole: WholeApplication;
  readonly resume: ExportedFile | undefined;
  readonly answers: ReadonlyMap<Sha256, ExportedFile>;
}

/** What the employer's own system says of an application is not read: it is in the file that said it. */
const noParticulars = {
  interviewPreference: undefined,
  room: undefined,
  voiceApp: undefined,
  joinCode: undefined,
  resumeUploaded: undefined,
  wentOnWithoutResume: undefined,
  eta: undefined,
  delayReason: undefined,
} as const;

const applicationOf = ({ whole, answers: files }: ReadApplication): unknown => {
  const { application: seen, appointments, answers, videos, consents, history } = whole;
  const slotOf = (stage: 'interview' | 'onboarding' | 'onsite') =>
    appointments.find((one) => one.stage === stage)?.slot;
  return fileApplication.type.encode({
    ...seen.application,
    slot: undefined,
    scheduledAt: undefined,
    ofPosition: undefined,
    booked: { interview: slotOf('interview'), onboarding: slotOf('onboarding'), onsite: slotOf('onsite') },
    particulars: noParticulars,
    carried: {
      answers: answers.length === 0 ? undefined : answers.map(({ questionId, answer }) => ({ questionId, answer })),
      videos: videos.map(({ questionId, take, reRecords }) => ({
        questionId,
        take: take && { file: files.get(take.sha256)?.file, sha256: take.sha256, receivedAt: take.receivedAt },
        reRecords,
      })),
      consents,
      history: history.map(({ id: _, ...event }) => event),
      appointmentRevision: seen.appointmentRevision,
      recorderVisitor: seen.recorderVisitor,
    },
  });
};

/** The record of one candidate with these applications of theirs. */
export const exportedCandidate = ({ candidate }: WholeApplication, applications: readonly ReadApplication[]): unknown =>
  fileCandidate.type.encode({
    email: candidate.email,
    firstname: candidate.firstName,
    lastname: candidate.lastName,
    phone: candidate.phone,
    // A phone that is written with its country needs no other.
    country: undefined,
    zipcode: candidate.zip,
    experience_details: [...candidate.experience],
    education_details: [...candidate.education],
    applications: applications.map(applicationOf),
    resumes: applications.flatMap(({ whole, resume: file }) =>
      whole.resume === undefined || file === undefined
        ? []
        : [
            {
              resume_name: whole.resume.name,
              file: file.file,
              sha256: file.sha256,
              position_id: whole.application.application.positionId,
              uploaded_at: whole.resume.receivedAt,
            },
          ],
    ),
  });
