import { linksPerHour } from '../../../../domain/resumes/resume-link';
import { largestResume } from '../../../../domain/files/file-limits';
import { apiPrefix, apiVersion } from '../../../contract/call';
import {
  inviteUploadResume,
  listResumes,
  proceedWithoutResume,
  signResume,
  uploadResume,
} from '../../../contract/resumes/resumes.calls';
import { bookCalls } from '../../../contract/scheduling/scheduling.calls';
import { bearer } from '../asking';
import { answered, refuses, sameAnswer, succeeds } from '../expectations';
import { failed, type Reply } from '../reply';
import type { WireJob } from '../roles';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { asBoth, asCandidate, onJob, send, withJob, type Chapter, type Check, type Person, type World } from '../world';
import { free, wire } from './times';

/* Resumes: what is accepted, what is not, and whose they are (R3, R20). */

export const aPdf = new TextEncoder().encode('%PDF-1.4\n% A resume for the conformance kit.\n%%EOF\n');

/** A PDF of exactly this many bytes. */
const pdfOf = (bytes: number): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(bytes).fill(0x20);
  file.set(aPdf.subarray(0, Math.min(bytes, aPdf.length)));
  return file;
};

interface File {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A file in a form, as a page without scripts would send it. */
const gives = (
  world: World,
  job: WireJob,
  who: Person,
  { name, content }: File,
  key = world.newKey(),
): Promise<Reply> => {
  const form = new FormData();
  form.set('community_id', String(job.community_id));
  form.set('position_id', String(job.position_id));
  form.set('upload_type', 'new');
  form.set('image', new Blob([content]), name);
  return world.ask({
    method: 'POST',
    path: `${apiPrefix}/${uploadResume.path}`,
    headers: { 'api-version': apiVersion, 'idempotency-key': key, ...bearer(who.token) },
    body: form,
    shown: `(form: ${name}, ${content.length} bytes)`,
  });
};

const pathsOf = async (world: World, who: Person): Promise<readonly string[]> =>
  (answered(listResumes, await send(world, listResumes, {}, who)) ?? []).map(({ resumePath }) => resumePath);

const refusesFile = (
  title: string,
  file: () => File,
  reason: 'WrongFileType' | 'FileEmpty' | 'FileTooLarge' | 'ContentMismatch',
): Check => ({
  call: uploadResume.name,
  title: `refuses ${title}`,
  source: 'R20',
  run: withJob('resume', async (job, who, world) =>
    refuses(uploadResume, await gives(world, job, who, file()), reason),
  ),
});

const opens = async (world: World, who: Person, path: string): Promise<Verdict> => {
  const signed = await send(world, signResume, { resume_path: path }, who);
  const url = answered(signResume, signed)?.url;
  if (url === undefined) return succeeds(signResume, signed);
  const file = await world.ask({ method: 'GET', path: '(the signed address)', place: url });
  return file.http === 200 ? passed : failed(file, 'HTTP 200 without a token: the address is signed');
};

export const resumes: Chapter = [
  {
    call: bookCalls.video.name,
    title: 'refuses a booking while a required resume is missing',
    source: 'R10, R10b',
    run: withJob('resume', async (job, who, world) => {
      const [slot] = (await free({ kind: 'video', role: 'resume', job, who, world })).slots;
      const time = slot === undefined ? world.soon : wire(slot);
      return time === undefined
        ? skipped('no time is free: the job needs one')
        : refuses(
            bookCalls.video,
            await send(world, bookCalls.video, { ...job, ...time, 'idempotency-key': world.newKey() }, who),
            'ActNotOffered',
          );
    }),
  },
  {
    call: proceedWithoutResume.name,
    title: 'refuses where the resume is required',
    source: 'spec 2 §2.5',
    run: withJob('resume', async (job, who, world) =>
      refuses(proceedWithoutResume, await send(world, proceedWithoutResume, { ...job }, who), 'ResumeNeededToSchedule'),
    ),
  },
  {
    call: proceedWithoutResume.name,
    title: 'goes on where it is optional, however often it is said',
    source: 'spec 2 §2.5',
    run: withJob('optional', async (job, who, world) => {
      const first = await send(world, proceedWithoutResume, { ...job }, who);
      const again = await send(world, proceedWithoutResume, { ...job }, who);
      return allOf([succeeds(proceedWithoutResume, first), sameAnswer(first, again)]);
    }),
  },
  {
    call: inviteUploadResume.name,
    title: `mails a link, ${linksPerHour} an hour; the next is refused and says when to come again`,
    source: 'R3c',
    run: withJob('resume', async (job, who, world) => {
      const first = await send(world, inviteUploadResume, { ...job }, who);
      for (let links = 1; links < linksPerHour; links += 1) await send(world, inviteUploadResume, { ...job }, who);
      const last = await send(world, inviteUploadResume, { ...job }, who);
      return allOf([succeeds(inviteUploadResume, first), refuses(inviteUploadResume, last, 'TooManyLinks')]);
    }),
  },
  refusesFile('a picture', () => ({ name: 'resume.png', content: aPdf }), 'WrongFileType'),
  refusesFile('a file of 0 bytes', () => ({ name: 'resume.pdf', content: new Uint8Array() }), 'FileEmpty'),
  refusesFile('10 MB and 1 byte', () => ({ name: 'resume.pdf', content: pdfOf(largestResume + 1) }), 'FileTooLarge'),
  refusesFile(
    'a text that is called a PDF',
    () => ({ name: 'resume.pdf', content: new Uint8Array(64).fill(65) }),
    'ContentMismatch',
  ),
  {
    call: uploadResume.name,
    title: 'stores a PDF of exactly 10 MB, once for one key, with one answer',
    source: 'R20, R27',
    pivotal: true,
    run: withJob('resume', async (job, who, world) => {
      const before = (await pathsOf(world, who)).length;
      const [key, file] = [world.newKey(), { name: 'resume.pdf', content: pdfOf(largestResume) }];
      const first = await gives(world, job, who, file, key);
      const again = await gives(world, job, who, file, key);
      const other = await gives(world, job, who, { name: 'another.pdf', content: aPdf }, key);
      const more = (await pathsOf(world, who)).length - before;
      return allOf([
        succeeds(uploadResume, first),
        sameAnswer(first, again),
        refuses(uploadResume, other, 'KeyUsedBefore'),
        more === 1 ? passed : failed(again, 'one resume more in the list', `${more} more`),
      ]);
    }),
  },
  {
    call: listResumes.name,
    title: 'answers the resumes that were given before',
    source: 'spec 1 §7',
    run: asCandidate(async (who, world) => succeeds(listResumes, await send(world, listResumes, {}, who))),
  },
  {
    call: signResume.name,
    title: 'answers an address that opens the file without a token',
    source: 'R3',
    run: asCandidate(async (who, world) => {
      const [path] = await pathsOf(world, who);
      return path === undefined ? skipped('the candidate has given no resume') : opens(world, who, path);
    }),
  },
  {
    call: uploadResume.name,
    title: 'takes one that was given before',
    source: 'spec 1 §7',
    run: withJob('optional', async (job, who, world) => {
      const [path] = await pathsOf(world, who);
      if (path === undefined) return skipped('the candidate has given no resume');
      // Without a key, as clients send it that only know the document (R38).
      const old = { ...job, upload_type: 'old', resume_path: path };
      return succeeds(uploadResume, await send(world, uploadResume, old, who));
    }),
  },
  {
    call: signResume.name,
    title: "refuses another candidate's resume, and to store it as one's own",
    source: 'R3, R3a',
    run: onJob('theirs', (theirs, world) =>
      asBoth(async (who, other) => {
        await gives(world, theirs, other, { name: 'resume.pdf', content: aPdf });
        const [path] = await pathsOf(world, other);
        if (path === undefined) return skipped('the other candidate could give no resume');
        const job = world.jobs.optional ?? theirs;
        const old = { ...job, upload_type: 'old', resume_path: path, 'idempotency-key': world.newKey() };
        return allOf([
          refuses(signResume, await send(world, signResume, { resume_path: path }, who), 'NoSuchResume'),
          refuses(uploadResume, await send(world, uploadResume, old, who)),
        ]);
      })(world),
    ),
  },
];
