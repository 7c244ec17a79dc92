import * as E from 'fp-ts/Either';
import { screenAfterApplying } from '../../../application/navigation/outcome-screens';
import { toPath } from '../../../application/navigation/path';
import { sayApplyError, sayApplyHint } from '../../../application/applications/apply.words';
import {
  applyResult,
  beforeApplying,
  type ApplyResponse,
  type ApplyResult,
} from '../../../domain/applications/apply-result';
import {
  anything,
  flag,
  fromParser,
  maybe,
  number,
  struct,
  text,
  withDefault,
  type Decoded,
} from '../../contract/codec';
import { interviewType, uploadResume } from '../../contract/wire/vocabulary';
import { jobFields, jobIn } from '../application';
import { rule } from '../rule';

/** `published` is 1 for an open position; every other number means that it is not open (R6). */
const published = fromParser({
  name: 'true, false or a number',
  wire: withDefault(anything, 0),
  parse: (value) =>
    typeof value === 'number' || typeof value === 'boolean'
      ? E.right(value === 1 || value === true)
      : E.left('NotPublished'),
  print: (open): unknown => open,
});

export const applyResultQuestion = struct({
  token: maybe(text),
  published,
  block_candidate: withDefault(flag, false),
  statusCode: withDefault(number, 200),
  status: maybe(number),
  error: withDefault(text, ''),
  interview_type: maybe(interviewType),
  upload_resume: withDefault(uploadResume, 'none'),
  resume_path: maybe(text),
  ...jobFields,
});

type Asked = Decoded<typeof applyResultQuestion>;

const responseOf = ({ statusCode, status, error }: Asked): ApplyResponse => {
  if (statusCode === 202) return { _tag: 'NoPositions' };
  return statusCode === 406 ? { _tag: 'NotTaken', error } : { _tag: 'Answered', status };
};

/** The checks before the call, then the meaning of its answer (R6). */
export const resultOf = (asked: Asked): ApplyResult =>
  beforeApplying({ signedIn: asked.token !== undefined, published: asked.published, blocked: asked.block_candidate }) ??
  applyResult(responseOf(asked), {
    interviewKind: asked.interview_type,
    resume: asked.upload_resume,
    hasResume: asked.resume_path !== undefined,
  });

/** Where applying leads (R6). */
export const applyResultRule = rule({
  name: 'apply-result',
  shape:
    '{token, published, block_candidate, statusCode, status, error, interview_type, upload_resume, resume_path, community_id, position_id} → {path, hint?} or {error}',
  question: applyResultQuestion,
  answer: (asked) => {
    const result = resultOf(asked);
    if (result._tag === 'Stays') return { error: sayApplyError(result.error) };
    const { destination } = result;
    const path = toPath(screenAfterApplying(destination, jobIn(asked)));
    return destination._tag === 'MyJobs' ? { path, hint: sayApplyHint(destination.hint) } : { path };
  },
});
