import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestPiece } from '../../../../application/import/import.api';
import type { OperatorSide } from '../../../../application/operator/operator.port';
import { largestAnswer } from '../../../../domain/files/file-limits';
import { parseSha256, type Sha256 } from '../../../../domain/recording/sha256';
import { decoded } from '../../../support/builders/decoded';
import { largeTake, mp4File, webmFile } from '../../../support/builders/recorded-files';
import { pdfFile } from '../../../support/builders/resume-files';
import { answerOf } from '../../../support/world/answers';
import { importingFrom, sought } from '../../../support/world/importing-portal';
import type { Given } from '../../../support/world/world';
import { anApplicationRecord, aPositionRecord, aQuestionnaireRecord } from './a-file';

/* An empty portal that imports one candidate with a recorded interview, from a folder with answers. */

export const digest = (content: Uint8Array): Sha256 => {
  const hex = createHash('sha256').update(content).digest('hex');
  return decoded(parseSha256(hex), hex);
};
/** Three pieces. */
export const large = largeTake(2 * largestPiece);
/** A position that asks three questions. */
export const asks = {
  positions: [aPositionRecord({ interview_type: 'self_record_interview', questionnaire_id: 7 })],
  slots: [],
  questionnaires: [
    aQuestionnaireRecord(undefined, {
      interviewer_questionnaire: [1, 2, 3].map((n) => ({ question_id: n, question_name: `Why ${n}?` })),
    }),
  ],
};
/** Where the answers stand in its file. */
export const place = 'candidates[0].applications[0].videos';

/** A new folder with answers, good and bad, beside a file that no import may read. */
export const folderOfAnswers = () => {
  const outside = mkdtempSync(join(tmpdir(), 'import-'));
  const folder = join(outside, 'folder');
  mkdirSync(join(folder, 'answers'), { recursive: true });
  const files = {
    'answers/1': webmFile,
    'answers/2': mp4File,
    'answers/large': large,
    'answers/no-recording': pdfFile,
    'answers/empty': new Uint8Array(),
    'answers/too-large': new Uint8Array(),
    '../secret': webmFile,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  truncateSync(join(folder, 'answers/too-large'), largestAnswer + 1);
  symlinkSync(join(outside, 'secret'), join(folder, 'link'));
  return { folder, remove: () => rmSync(outside, { recursive: true }) };
};

/** A portal that loads answers from there. */
export const answeringFrom = async (folder: string, changes: Partial<Given> = {}) => {
  const portal = await importingFrom(folder, changes);
  return {
    ...portal,
    load: (videos: readonly object[], of?: OperatorSide, more: object = {}) =>
      portal.load([], of, [anApplicationRecord({ videos })], { ...asks, ...more }),
    videos: async () => (await answerOf(portal.side.seeWholeApplication(sought))).videos,
  };
};
