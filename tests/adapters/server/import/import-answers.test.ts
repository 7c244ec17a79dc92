import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { believedRecordings } from '../../../../adapters/in-process/recording/recordings';
import { largestAnswer } from '../../../../domain/files/file-limits';
import { longestAnswer } from '../../../../domain/recording/answer-file';
import { minutes } from '../../../../domain/time/duration';
import { mp4File, webmFile } from '../../../support/builders/recorded-files';
import { questionId } from '../../../support/builders/recording';
import { pdfFile } from '../../../support/builders/resume-files';
import { at } from '../../../support/builders/time';
import { answerOf, refusalOf } from '../../../support/world/answers';
import { nothing, sought } from '../../../support/world/importing-portal';
import type { Given } from '../../../support/world/world';
import { anApplicationRecord, aQuestionnaireRecord } from './a-file';
import { answeringFrom, asks, digest, folderOfAnswers, place } from './answers-beside';

const received_at = '2026-11-20T15:00:00Z';

describe('The recorded answers of an import', () => {
  const { folder, remove } = folderOfAnswers();

  afterAll(remove);

  const aPortal = (changes: Partial<Given> = {}) => answeringFrom(folder, changes);

  it('are there as they were: question, instant, length, takes before, and what was skipped; nobody is told', async () => {
    const look = () => TE.right(O.some({ length: 2_000 }));
    const { load, side, world, videos } = await aPortal({ recordings: { ...believedRecordings, look } });
    expect(
      await load([
        { question_id: 2, file: 'answers/2', sha256: digest(mp4File), received_at, re_record: 2 },
        { question_id: 1, file: './answers/1' },
        { question_id: 3, skipped: true, re_record: 1 },
      ]),
    ).toMatchObject({ applications: 1 });
    expect(await videos()).toEqual([
      {
        questionId: questionId(1),
        take: {
          ...{ path: expect.any(String), bytes: webmFile.length, sha256: digest(webmFile), length: 2_000 },
          receivedAt: world.clock.now(),
        },
        reRecords: 0,
      },
      {
        questionId: questionId(2),
        take: expect.objectContaining({ sha256: digest(mp4File), receivedAt: at(received_at), length: 2_000 }),
        reRecords: 2,
      },
      { questionId: questionId(3), take: undefined, reRecords: 1 },
    ]);
    const { history } = await answerOf(side.seeWholeApplication(sought));
    expect(history.map(({ type }) => type)).toEqual(['application.imported']);
    expect(world.mailer.sent()).toEqual([]);
  });

  it('are stored once, however often they are sent and whoever gave the same', async () => {
    const { load, kept, videos } = await aPortal();
    const same = [
      { question_id: 1, file: 'answers/1' },
      { question_id: 2, file: 'answers/1' },
    ];
    await load(same);
    const [files, before] = [await kept(), await videos()];
    expect([files.length, before.length]).toEqual([1, 2]);
    expect(await load(same)).toMatchObject({ applications: 1 });
    expect([await kept(), await videos()]).toEqual([files, before]);
  });

  it('stay as they are if the application is there, whatever its position asks now', async () => {
    const { load, videos } = await aPortal();
    await load([{ question_id: 1, file: 'answers/1' }]);
    const before = await videos();
    const questionnaires = [aQuestionnaireRecord()];
    expect(await load([{ question_id: 1, file: 'answers/2' }], undefined, { questionnaires })).toMatchObject({
      applications: 1,
    });
    expect(await videos()).toEqual(before);
  });

  it.each<[string, object, string]>([
    [
      'that is no recording',
      { question_id: 2, file: 'answers/no-recording' },
      `${place}[1].file: expected a recording (webm, mp4) that can be read, found another file`,
    ],
    [
      'that is empty',
      { question_id: 2, file: 'answers/empty' },
      `${place}[1].file: expected a file that is not empty, found no byte`,
    ],
    [
      'that is too large',
      { question_id: 2, file: 'answers/too-large' },
      `${place}[1].file: expected at most ${largestAnswer} bytes, found ${largestAnswer + 1}`,
    ],
    [
      'that leaves the folder',
      { question_id: 2, file: '../secret' },
      `${place}[1].file: expected a file in the folder of the import file, found "../secret"`,
    ],
    [
      'behind a link that leads out of the folder',
      { question_id: 2, file: 'link' },
      `${place}[1].file: expected a file in the folder of the import file, found "link"`,
    ],
    [
      'that is missing',
      { question_id: 2, file: 'answers/gone' },
      `${place}[1].file: expected a file that can be read, found ENOENT`,
    ],
    [
      'that is not what it was',
      { question_id: 2, file: 'answers/2', sha256: digest(webmFile) },
      `${place}[1].sha256: expected that of answers/2, ${digest(mp4File)}, found "${digest(webmFile)}"`,
    ],
    [
      'without a file, whose question is not skipped',
      { question_id: 2 },
      `${place}[1].sha256: expected that of a recording which was sent before (npm run import does), or skipped, found neither for question 2`,
    ],
    [
      'to a question that its position does not ask',
      { question_id: 7, file: 'answers/2' },
      `${place}[1].question_id: expected a question that position 101 asks in its recorded interview, found 7`,
    ],
  ])('are refused with one %s, and nothing is stored, not even the good ones', async (_, video, fault) => {
    const { load, isEmpty } = await aPortal();
    expect(await load([{ question_id: 1, file: 'answers/1' }, video])).toEqual([fault]);
    expect(await isEmpty()).toEqual(nothing);
  });

  it('are refused with two to one question', async () => {
    const { load, isEmpty } = await aPortal();
    const twice = [1, 2].map((n) => ({ question_id: 1, file: `answers/${n}` }));
    expect(await load(twice)).toEqual([
      expect.stringMatching(/videos\[1\]\.question_id: expected one answer .* at .*videos\[0\]\), found 1$/),
    ]);
    expect(await isEmpty()).toEqual(nothing);
  });

  it('are refused with a field too many, or recorded again more often than anybody does', async () => {
    const { load, isEmpty } = await aPortal();
    const faults = await load([{ question_id: 1, file: 'answers/1', recorded_video: 'x', re_record: 1_001 }]);
    expect(faults).toEqual([
      expect.stringContaining('videos[0].re_record: expected'),
      expect.stringContaining('videos[0].recorded_video: expected no field of this name'),
    ]);
    expect(await isEmpty()).toEqual(nothing);
  });

  it('are refused if the scanner finds something in one, or it lasts too long', async () => {
    const infected = await aPortal({ scanner: { scan: () => TE.right('infected') } });
    const video = { question_id: 1, file: 'answers/1' };
    expect(await infected.load([video])).toEqual([
      `${place}[0].file: expected a file in which the virus scan finds nothing, found something in it`,
    ]);
    expect(await infected.isEmpty()).toEqual(nothing);
    const look = () => TE.right(O.some({ length: longestAnswer + minutes(1) }));
    const long = await aPortal({ recordings: { ...believedRecordings, look } });
    expect(await long.load([video])).toEqual([`${place}[0].file: expected a recording of at most 600 s, found 660 s`]);
    expect(await long.isEmpty()).toEqual(nothing);
    const { files } = long.world.dependencies;
    expect(await answerOf(files.underWay())).toEqual([]);
  });

  it('are looked at again when the records name them: a file that came as something else is no recording', async () => {
    const { side, isEmpty } = await aPortal();
    const { sha256 } = await answerOf(side.importResume({ name: 'cv.pdf', bytes: pdfFile }));
    const applications = [anApplicationRecord({ videos: [{ question_id: 1, sha256 }] })];
    const content = { ...asks, candidates: [{ email: 'a@example.org', firstname: 'A', lastname: 'B', applications }] };
    expect(await refusalOf(side.importFiles({ files: [{ name: 'a.json', content }], onlyCheck: false }))).toMatchObject(
      { faults: [expect.stringContaining('expected a recording (webm, mp4) that can be read')] },
    );
    expect(await isEmpty()).toEqual(nothing);
  });
});
