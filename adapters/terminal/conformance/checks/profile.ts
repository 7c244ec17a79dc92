import type { ProfileUpdate } from '../../../../domain/profile/update';
import type { Candidate } from '../../../../domain/profile/candidate';
import { getCandidateProfile, updateCandidateProfile, updateEmailPhone } from '../../../contract/profile/profile.calls';
import { writeRequest } from '../../../contract/envelope';
import { answered, refusalIn, refuses, succeeds } from '../expectations';
import { failed } from '../reply';
import { sample } from '../samples';
import { allOf, passed, skipped } from '../verdict';
import { asCandidate, send, type Chapter } from '../world';

/* The profile: saved completely, and restored afterwards (R21). */

/** A profile as the input of its own update; undefined if its names can't be sent. */
const updateOf = (candidate: Candidate): ProfileUpdate | undefined => {
  const read = updateCandidateProfile.request.type.decode({
    first_name: candidate.firstName,
    last_name: candidate.lastName,
    zipcode: candidate.zip,
    education_details: [],
    experience_details: [],
  });
  return read._tag === 'Left'
    ? undefined
    : { ...read.right, education: candidate.education, experience: candidate.experience };
};

const fieldsOf = (update: ProfileUpdate) => writeRequest(updateCandidateProfile, update).body;

const course = { title: 'Conformance', college: 'Kit', from: '2020-01', to: '2020-02' };
const backwards = { job_title: 'Cook', company_name: 'Kit', start_date: '2020-02', end_date: '2020-01' };

export const profile: Chapter = [
  {
    call: updateCandidateProfile.name,
    title: 'keeps what it is told, whole, and is read back so',
    source: 'spec 1 §5, spec 1 §7',
    run: asCandidate(async (candidate, world) => {
      const stood = await send(world, getCandidateProfile, {}, candidate);
      const before = answered(getCandidateProfile, stood);
      const own = before === undefined ? undefined : updateOf(before);
      if (own === undefined) return skipped('needs a candidate with a first and a last name');
      const reply = await send(
        world,
        updateCandidateProfile,
        { ...fieldsOf(own), education_details: [course] },
        candidate,
      );
      const shown = await send(world, getCandidateProfile, {}, candidate);
      const after = answered(getCandidateProfile, shown);
      const back = await send(world, updateCandidateProfile, fieldsOf(own), candidate);
      const kept = after?.education.length === 1 && after.education[0]?.title === course.title;
      return allOf([
        succeeds(updateCandidateProfile, reply),
        kept ? passed : failed(shown, 'the one course that was just written'),
        succeeds(updateCandidateProfile, back),
      ]);
    }),
  },
  {
    call: updateEmailPhone.name,
    title: 'changes no address before the code that was mailed to it is given',
    source: 'spec 1 §7, R28',
    run: asCandidate(async (candidate, world) => {
      if (world.newcomer === undefined) return skipped('needs --new-email: an address that gets the code');
      const { phone, country } = sample;
      const wanted = { email: world.newcomer, phone, country, 'idempotency-key': world.newKey() };
      const reply = await send(world, updateEmailPhone, wanted, candidate);
      const needed = refusalIn(updateEmailPhone, reply);
      const shown = await send(world, getCandidateProfile, {}, candidate);
      return allOf([
        refuses(updateEmailPhone, reply, 'CodeNeeded'),
        needed?._tag === 'CodeNeeded' && needed.sentTo === world.newcomer
          ? passed
          : failed(reply, `the address that the code goes to: ${world.newcomer}`),
        answered(getCandidateProfile, shown)?.email === candidate.email
          ? passed
          : failed(shown, `${candidate.email}, as before`),
      ]);
    }),
  },
  {
    call: updateCandidateProfile.name,
    title: 'refuses a job that ends before it begins',
    source: 'R21, spec 1 §5',
    run: asCandidate(async (candidate, world) => {
      const before = answered(getCandidateProfile, await send(world, getCandidateProfile, {}, candidate));
      const own = before === undefined ? undefined : updateOf(before);
      if (own === undefined) return skipped('needs a candidate with a first and a last name');
      const fields = { ...fieldsOf(own), experience_details: [backwards] };
      return refuses(
        updateCandidateProfile,
        await send(world, updateCandidateProfile, fields, candidate),
        'SpanRefused',
      );
    }),
  },
];
