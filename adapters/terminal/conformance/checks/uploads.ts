import { largestResume } from '../../../../domain/files/file-limits';
import { apiVersion } from '../../../contract/call';
import { uploadResume, resumeUpload } from '../../../contract/resumes/resumes.calls';
import { bearer, type Asking } from '../asking';
import { succeeds } from '../expectations';
import { failed, type Reply } from '../reply';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { asBoth, asCandidate, send, withJob, type Chapter, type Person, type World } from '../world';
import { aPdf } from './resumes';

/* Files in pieces, by tus 1.0.0: resuming after a broken connection, before `upload_resume` makes a resume of it. */

const tus = { 'tus-resumable': '1.0.0', 'api-version': apiVersion };

const named = (name: string): string => `filename ${Buffer.from(name).toString('base64')}`;

const begin = ({ ask }: World, bytes: number, who?: Person): Promise<Reply> =>
  ask({
    method: 'POST',
    path: resumeUpload.path,
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': named('resume.pdf'), ...bearer(who?.token) },
  });

const placeOf = (reply: Reply): string | undefined => reply.header('location');

const at = (
  place: string,
  method: Asking['method'],
  who?: Person,
  headers: Readonly<Record<string, string>> = {},
): Asking => ({
  method,
  path: '(the upload)',
  place,
  headers: { ...tus, ...bearer(who?.token), ...headers },
});

const piece = (
  { ask }: World,
  place: string,
  who: Person,
  from: number,
  content: Uint8Array<ArrayBuffer>,
): Promise<Reply> =>
  ask({
    ...at(place, 'PATCH', who, { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' }),
    body: content,
    shown: `(${content.length} bytes from ${from})`,
  });

const is = (reply: Reply, http: number, what: string): Verdict =>
  reply.http === http ? passed : failed(reply, `HTTP ${http}: ${what}`);

const call = 'resume_uploads';
const source = 'R20, R3';

export const uploads: Chapter = [
  {
    call,
    title: 'begins, shows, takes and drops nothing without a token: 401',
    source: 'R3b',
    run: async (world) => {
      const place = `${resumeUpload.path}/nobodys`;
      const verdicts = [is(await begin(world, 10), 401, 'no session')];
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const)
        verdicts.push(is(await world.ask(at(place, method)), 401, 'no session'));
      return allOf(verdicts);
    },
  },
  {
    call,
    title: 'refuses 10 MB and 1 byte before a byte of it is sent: 413',
    source: 'R20',
    run: asCandidate(async (who, world) => is(await begin(world, largestResume + 1, who), 413, 'too large')),
  },
  {
    call,
    title: "does not show, take or drop another's upload: 404",
    source: 'R3a',
    run: asBoth(async (candidate, other, world) => {
      const begun = await begin(world, aPdf.length, other);
      const place = placeOf(begun);
      if (place === undefined) return failed(begun, 'HTTP 201 with a location');
      return allOf([
        is(await world.ask(at(place, 'HEAD', candidate)), 404, 'not theirs'),
        is(await piece(world, place, candidate, 0, aPdf), 404, 'not theirs'),
        is(await world.ask(at(place, 'DELETE', candidate)), 404, 'not theirs'),
      ]);
    }),
  },
  {
    call,
    title: 'goes on where the line was cut, refuses a piece from elsewhere, and becomes a resume',
    source,
    run: withJob('optional', async (job, who, world) => {
      const begun = await begin(world, aPdf.length, who);
      const place = placeOf(begun);
      if (begun.http !== 201 || place === undefined) return failed(begun, 'HTTP 201 with a location');
      const first = await piece(world, place, who, 0, aPdf.slice(0, 10));
      const misplacedPiece = await piece(world, place, who, 4, aPdf.slice(4));
      const looked = await world.ask(at(place, 'HEAD', who));
      const rest = await piece(world, place, who, 10, aPdf.slice(10));
      const arrived = looked.header('upload-offset');
      const name = place.split('/').at(-1);
      if (name === undefined) return skipped('the upload has no name');
      const given = { ...job, upload_type: 'new', image: name, 'idempotency-key': world.newKey() };
      return allOf([
        is(first, 204, 'the first 10 bytes'),
        is(misplacedPiece, 409, 'the next piece begins at 10'),
        arrived === '10' ? passed : failed(looked, 'upload-offset: 10', `upload-offset: ${arrived ?? 'none'}`),
        is(rest, 204, 'the rest'),
        succeeds(uploadResume, await send(world, uploadResume, given, who)),
      ]);
    }),
  },
];
