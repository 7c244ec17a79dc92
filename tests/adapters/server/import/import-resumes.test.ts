import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { filesToSend, sendImport } from '../../../../adapters/composition/send-import';
import type { OperatorSide } from '../../../../application/operator/operator.port';
import { largestResume } from '../../../../domain/files/file-limits';
import { at } from '../../../support/builders/time';
import { bytesOf, docxFile, pdfFile, rtfFile } from '../../../support/builders/resume-files';
import { answerOf, refusalOf } from '../../../support/world/answers';
import { importingFrom, nothing, sought } from '../../../support/world/importing-portal';
import type { Given } from '../../../support/world/world';
import { aCandidateRecord, aFile, anApplicationRecord } from './a-file';

const digest = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

describe('The resumes of an import', () => {
  const outside = mkdtempSync(join(tmpdir(), 'import-'));
  const folder = join(outside, 'folder');

  beforeAll(() => {
    mkdirSync(join(folder, 'resumes'), { recursive: true });
    const files = {
      'cv.pdf': pdfFile,
      'cv.rtf': rtfFile,
      'is-rtf.pdf': rtfFile,
      'empty.pdf': new Uint8Array(),
      'large.pdf': new Uint8Array(largestResume + 1),
      '../secret.pdf': pdfFile,
      ...Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}.rtf`, bytesOf(`{\\rtf1 ${n}}`)])),
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    symlinkSync(join(outside, 'secret.pdf'), join(folder, 'link.pdf'));
  });
  afterAll(() => rmSync(outside, { recursive: true }));

  const aPortal = (changes: Partial<Given> = {}) => importingFrom(folder, changes);

  it('are stored with their applications, which begin with the import', async () => {
    const { load, side, world } = await aPortal();
    const uploaded_at = '2026-11-20T15:00:00Z';
    const resumes = [
      { resume_name: 'C:\\old\\Maria.rtf', file: 'cv.rtf' },
      { resume_name: 'Maria.pdf', file: './cv.pdf', sha256: digest(pdfFile), position_id: 101, uploaded_at },
    ];
    expect(await load(resumes)).toMatchObject({ candidates: 1, applications: 1 });
    const whole = await answerOf(side.seeWholeApplication(sought));
    expect(whole).toMatchObject({
      resume: { name: 'Maria.pdf', bytes: pdfFile.length, receivedAt: at(uploaded_at) },
      application: { application: { hasResume: true } },
      history: [{ type: 'application.imported' }],
    });
    const all = await world.behind(({ resumes: stored }) => stored.of(whole.candidate.id));
    expect(all.map(({ name, kind }) => [name, kind])).toEqual([
      ['Maria.pdf', 'pdf'],
      ['Maria.rtf', 'rtf'],
    ]);
  });

  it('are kept as many as of an upload, the newest ones', async () => {
    const { load, side, world } = await aPortal();
    const resumes = [1, 2, 3, 4].map((n) => ({ resume_name: `${n}.rtf`, file: `${n}.rtf` }));
    expect(await load(resumes)).toMatchObject({ applications: 1 });
    const { candidate } = await answerOf(side.seeWholeApplication(sought));
    const all = await world.behind(({ resumes: stored }) => stored.of(candidate.id));
    expect(all.map(({ name }) => name)).toEqual(['4.rtf', '3.rtf', '2.rtf']);
  });

  it.each(['tooManyCalls', 'connectionLost', 'portalAway'] as const)(
    'are sent again while the portal does not take them: %s',
    async (why) => {
      const { side } = await aPortal();
      const path = join(folder, 'away.json');
      const resumes = [{ resume_name: 'a.pdf', file: 'cv.pdf' }];
      writeFileSync(path, JSON.stringify(aFile({ candidates: [aCandidateRecord({ resumes })] })));
      const pauses: number[] = [];
      let answersFrom = 3;
      const seldom: OperatorSide = {
        ...side,
        importResume: (sent) => () =>
          pauses.length < answersFrom
            ? Promise.resolve(E.left({ _tag: 'NotCarriedOut', why: 'Not now.', [why]: true }))
            : side.importResume(sent)(),
      };
      const send = async () =>
        sendImport(seldom, await filesToSend([path]), undefined, (length) => Promise.resolve(pauses.push(length)));
      expect(await send()).toMatchObject(E.right({ applications: 1 }));
      expect(pauses).toEqual([5_000, 5_000, 5_000]);
      answersFrom = 1_000;
      expect(await send()).toEqual(E.left(['Not now.']));
      expect(pauses).toHaveLength(3 + 14);
    },
  );

  it('stay as they are if the application is there', async () => {
    const { load, side, kept } = await aPortal();
    await load([{ resume_name: 'Maria.pdf', file: 'cv.pdf' }]);
    const files = await kept();
    await load([{ resume_name: 'Another.rtf', file: 'cv.rtf' }]);
    expect(await answerOf(side.seeWholeApplication(sought))).toMatchObject({ resume: { name: 'Maria.pdf' } });
    expect(await kept()).toEqual(expect.arrayContaining([...files]));
  });

  it.each<[string, object, string]>([
    [
      'whose content is not what its name says',
      { resume_name: 'Maria.pdf', file: 'is-rtf.pdf', position_id: 101 },
      ".file: expected the content of a .pdf, found another in 'Maria.pdf' for position 101",
    ],
    [
      'of a kind that no resume has',
      { resume_name: 'Maria.exe', file: 'cv.pdf' },
      ".file: expected a file of type pdf, doc, docx, odt, rtf, found 'Maria.exe'",
    ],
    [
      'that is empty',
      { resume_name: 'a.pdf', file: 'empty.pdf' },
      ".file: expected a file that is not empty, found 'a.pdf'",
    ],
    [
      'that is too large',
      { resume_name: 'a.pdf', file: 'large.pdf' },
      `.file: expected at most ${largestResume} bytes, found ${largestResume + 1} in 'a.pdf'`,
    ],
    [
      'that leaves the folder',
      { resume_name: 'a.pdf', file: '../secret.pdf' },
      '.file: expected a file in the folder of the import file, found "../secret.pdf"',
    ],
    [
      'that leaves the folder on a way through it',
      { resume_name: 'a.pdf', file: 'resumes/../../secret.pdf' },
      '.file: expected a file in the folder of the import file, found "resumes/../../secret.pdf"',
    ],
    [
      'with a whole path',
      { resume_name: 'a.pdf', file: '/etc/passwd' },
      '.file: expected a file in the folder of the import file, found "/etc/passwd"',
    ],
    [
      'behind a link that leads out of the folder',
      { resume_name: 'a.pdf', file: 'link.pdf' },
      '.file: expected a file in the folder of the import file, found "link.pdf"',
    ],
    [
      'that is missing',
      { resume_name: 'a.pdf', file: 'gone.pdf' },
      '.file: expected a file that can be read, found ENOENT',
    ],
    ['that is a folder', { resume_name: 'a.pdf', file: 'resumes' }, '.file: expected a file, found something else'],
    [
      'that is not what it was',
      { resume_name: 'a.pdf', file: 'cv.pdf', sha256: digest(rtfFile) },
      `.sha256: expected that of cv.pdf, ${digest(pdfFile)}, found "${digest(rtfFile)}"`,
    ],
    [
      'without a file',
      { resume_name: 'a.pdf' },
      ".sha256: expected that of a file which was sent before (npm run import does), found 'a.pdf' for position 101",
    ],
    [
      'of another position',
      { resume_name: 'a.pdf', file: 'cv.pdf', position_id: 7 },
      '.position_id: expected the position of an application of the candidate, found 7',
    ],
    [
      'with a field too many',
      { resume_name: 'a.pdf', file: 'cv.pdf', pages: 2 },
      '.pages: expected no field of this name, found 2',
    ],
  ])('are refused with one %s, and nothing is stored, not even the good ones', async (_, resume, fault) => {
    const { load, isEmpty } = await aPortal();
    const good = { resume_name: 'good.rtf', file: 'cv.rtf' };
    expect(await load([good, resume])).toEqual([`candidates[0].resumes[1]${fault}`]);
    expect(await isEmpty()).toEqual(nothing);
  });

  it('say with a bad one what else is wrong', async () => {
    const { load, isEmpty } = await aPortal();
    const faults = await load([{ resume_name: 'a.pdf', file: 'gone.pdf' }], undefined, [
      anApplicationRecord({ status: 'x' }),
    ]);
    expect(faults).toEqual([
      'candidates[0].resumes[0].file: expected a file that can be read, found ENOENT',
      expect.stringContaining('candidates[0].applications[0].status'),
    ]);
    expect(await isEmpty()).toEqual(nothing);
  });

  it('are refused if the scanner finds something in one', async () => {
    const { load, isEmpty } = await aPortal({
      scanner: { scan: ({ bytes }) => TE.right(bytes === rtfFile.length ? 'infected' : 'clean') },
    });
    const resumes = [
      { resume_name: 'a.pdf', file: 'cv.pdf' },
      { resume_name: 'b.rtf', file: 'cv.rtf' },
    ];
    expect(await load(resumes)).toEqual([
      "candidates[0].resumes[1].file: expected a file in which the virus scan finds nothing, found 'b.rtf'",
    ]);
    expect(await isEmpty()).toEqual(nothing);
  });

  it('are refused under another name than they were sent with, if the content is not what that says', async () => {
    const { side, isEmpty } = await aPortal();
    const { sha256 } = await answerOf(side.importResume({ name: 'a.docx', bytes: docxFile }));
    const content = aFile({ candidates: [aCandidateRecord({ resumes: [{ resume_name: 'a.odt', sha256 }] })] });
    expect(await refusalOf(side.importFiles({ files: [{ name: 'a.json', content }], onlyCheck: false }))).toMatchObject(
      {
        faults: [
          "a.json: candidates[0].resumes[0].file: expected the content of a .odt, found another in 'a.odt' for position 101",
        ],
      },
    );
    expect(await isEmpty()).toEqual(nothing);
  });

  it('are refused one by one, too, as an upload is', async () => {
    const { side, isEmpty } = await aPortal();
    const send = (name: string, bytes: Uint8Array) => refusalOf(side.importResume({ name, bytes }));
    expect(await send('a.txt', pdfFile)).toMatchObject({ _tag: 'WrongFileType' });
    expect(await send('a.pdf', bytesOf('no PDF'))).toMatchObject({ _tag: 'ContentMismatch' });
    expect(await send('a.pdf', new Uint8Array())).toMatchObject({ _tag: 'FileEmpty' });
    expect(await isEmpty()).toEqual(nothing);
  });

  it('say that a file changed while it was sent, or why the portal takes none', async () => {
    const { side, load, isEmpty } = await aPortal();
    const changing: OperatorSide = {
      ...side,
      importResume: () => side.importResume({ name: 'a.rtf', bytes: rtfFile }),
    };
    expect(await load([{ resume_name: 'a.pdf', file: 'cv.pdf' }], changing)).toEqual([
      'candidates[0].resumes[0].file: expected a file that stays as it is while it is sent',
    ]);
    const full: OperatorSide = { ...side, importResume: () => TE.left({ _tag: 'DiskFull', kept: 0 }) };
    expect(await load([{ resume_name: 'a.pdf', file: 'cv.pdf' }], full)).toEqual([
      expect.stringContaining('We have no room for your file right now'),
    ]);
    expect((await isEmpty()).candidate).toEqual(O.none);
  });
});
