import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaRecordings } from '../../../adapters/server/recording/recordings';
import { parseFileRef } from '../../../application/ports/file-ref';
import { bodyField } from '../../../domain/resilience/error-text';
import { decoded } from '../../support/builders/decoded';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { questionId } from '../../support/builders/recording';
import { onFile, questionnaireId } from '../../support/builders/screening';
import { codeInMail, type Given } from '../../support/world/world';
import { formOf, type Field } from '../form-of';
import { bodyOf, portalOverHttp, type Around, type Body, type PortalOverHttp } from '../portal-over-http';

/* A portal with a recorded interview, and the calls of its candidate. */

export const job = { community_id: 42, position_id: 4711 };
export const base = '/api/self_record_interviews';
export const recorded = { interviewKind: 'self-record', resume: 'optional' } as const;
export const given: Partial<Given> = {
  recordings: mediaRecordings(join(tmpdir(), 'copies-of-a-test')),
  positions: [aPosition({ ...recorded, questionnaireId: questionnaireId(7), rerecordLimit: 1 })],
  applicants: [
    { candidate: aCandidate(), applications: [anApplication(recorded)] },
    { candidate: aCandidate({ email: email('other@example.org') }), applications: [anApplication(recorded)] },
  ],
};

export const asked = (id: number, skippable: boolean) => ({
  questionId: questionId(id),
  name: `Question ${id}`,
  skippable,
  limitSeconds: id === 1 ? 60 : undefined,
});

/** Two required questions, and the last one may be skipped. */
export const portalWith = async (changes: Partial<Given> = {}, around: Around = {}): Promise<PortalOverHttp> => {
  const portal = await portalOverHttp({ ...given, ...changes }, around);
  const practice = [{ name: 'Warm up', description: 'Nobody sees this.', questions: [asked(1, false)] }];
  await portal.world.behind(({ provisioning }) =>
    provisioning.putQuestionnaire({
      ...onFile(),
      interview: [asked(1, false), asked(2, false), asked(3, true)],
      practice,
    }),
  );
  return portal;
};

export const signInAs = async ({ world, post }: PortalOverHttp, address: string) => {
  await post('/api/candidate/send_otp', { email: address });
  const { code } = bodyOf(await post('/api/candidate/submit_otp', { email: address, otp: codeInMail(world.mailer) }));
  return { authorization: `Bearer ${String(code)}` };
};

export type Who = Record<string, string>;

export const send = async (
  portal: PortalOverHttp,
  who: Who,
  content: Uint8Array | undefined,
  changes: Readonly<Record<string, Field>> = {},
): Promise<Body> => {
  const { payload, headers } = formOf({
    community_id: '42',
    position_id: '4711',
    question_id: '1',
    record_type: 'now',
    question_name: 'Question 1',
    skip_question: 'false',
    re_record: '0',
    userAgentInfo: 'a browser',
    ...(content === undefined ? {} : { video: { filename: 'blob', content } }),
    ...changes,
  });
  const url = `${base}/upload_self_recorded_video`;
  return bodyOf(await portal.inject({ method: 'POST', url, headers: { ...who, ...headers }, payload }));
};

export const put = async (portal: PortalOverHttp, who: Who, call: string, body: object): Promise<Body> => {
  const headers = { ...who, 'content-type': 'application/json' };
  return bodyOf(await portal.inject({ method: 'PUT', url: `${base}/${call}`, headers, payload: JSON.stringify(body) }));
};

export const list = async (portal: PortalOverHttp, who: Who): Promise<Body> =>
  bodyOf(await portal.get(`${base}/candidate_list_of_recorded_videos/42/4711`, who));

export const submit = async (portal: PortalOverHttp, who: Who, key?: string): Promise<Body> =>
  bodyOf(
    await portal.post(
      `${base}/submit_self_recorded_interview`,
      { ...job, interviewer_questionnaire: [] },
      { ...who, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ),
  );

export const hash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
export const reasonIn = (body: Body): unknown => bodyField(body['refusal'], 'reason');
export const fileIn = ({ path }: Body) => decoded(parseFileRef(String(path)), String(path));
export const underWay = (portal: PortalOverHttp) => portal.world.dependencies.files.underWay()();
export const status = async (portal: PortalOverHttp, who: Who) =>
  bodyOf(await portal.get('/api/candidate/get_candidate_position/42/4711', who))['candidate'];
