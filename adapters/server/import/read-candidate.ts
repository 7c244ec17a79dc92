import * as E from 'fp-ts/Either';
import type { CandidateRecord, Located, NewApplication } from '../../../application/import/records.service';
import type { PositionId } from '../../../domain/ids/position-ids';
import { isObject, type Decoded } from '../../contract/codec';
import type { fileResume } from './file-carried';
import { fileApplication, fileCandidate } from './file-codecs';
import { readOne, type Reader } from './reader';
import { readPhone } from './read-phone';

type ResumeInFile = Decoded<typeof fileResume>;

/** The candidate's resumes that were given with an application to this position. */
const resumesFor = (resumes: readonly Located<ResumeInFile>[], positionId: PositionId): NewApplication['resumes'] =>
  resumes
    .filter(({ value }) => value.position_id === undefined || value.position_id === positionId)
    .map(({ at, value }) => ({
      at,
      value: { name: value.resume_name, sha256: value.sha256, receivedAt: value.uploaded_at },
    }));

const newApplication =
  (resumes: readonly Located<ResumeInFile>[]) =>
  (read: Decoded<typeof fileApplication>): NewApplication => {
    const { slot, scheduledAt, otherAppointments, ofPosition, ...fields } = read;
    return { ...fields, resumes: resumesFor(resumes, read.positionId) };
  };

const applicationsIn = (
  reader: Reader,
  { at, value: raw }: Located<unknown>,
  resumes: readonly Located<ResumeInFile>[],
): CandidateRecord['applications'] => {
  const list: unknown = isObject(raw) ? raw['applications'] : undefined;
  const located = Array.isArray(list)
    ? list.map((value: unknown, n) => ({ at: `${at}.applications[${n}]`, value }))
    : [];
  const applications = located.flatMap(readOne(reader, fileApplication, newApplication(resumes)));
  const isWhole = applications.length === located.length;
  for (const { at: place, value } of resumes)
    if (
      isWhole &&
      value.position_id !== undefined &&
      !applications.some((one) => one.value.positionId === value.position_id)
    )
      reader.fault(
        `${place}.position_id: expected the position of an application of the candidate, found ${value.position_id}`,
      );
  return applications;
};

/** A person, and their resumes with the place of each. */
interface PersonRead {
  readonly candidate: CandidateRecord['candidate'];
  readonly resumes: readonly Located<ResumeInFile>[];
}

const personIn = (reader: Reader, { at, value: raw }: Located<unknown>): PersonRead => {
  const person = reader.read(fileCandidate, at, raw);
  const phone = isObject(raw) ? readPhone(raw['phone'], raw['country']) : E.right(undefined);
  if (E.isLeft(phone)) reader.fault(`${at}.phone: ${phone.left}`);
  if (E.isLeft(person) || E.isLeft(phone)) return { candidate: undefined, resumes: [] };
  const { email, firstname, lastname, zipcode, experience_details, education_details, resumes } = person.right;
  const candidate = {
    email,
    firstName: firstname,
    lastName: lastname,
    phone: phone.right,
    zip: zipcode,
    experience: experience_details,
    education: education_details,
  };
  return { candidate, resumes: resumes.map((value, n) => ({ at: `${at}.resumes[${n}]`, value })) };
};

/** A candidate with their applications; a fault in one does not hide faults in the others. */
export const candidateRecord = (reader: Reader, located: Located<unknown>): Located<CandidateRecord> => {
  const { candidate, resumes } = personIn(reader, located);
  return { at: located.at, value: { candidate, applications: applicationsIn(reader, located, resumes) } };
};
