import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfFile } from '../../../support/builders/resume-files';
import { answerOf } from '../../../support/world/answers';
import { address, importingFrom, nothing, sought } from '../../../support/world/importing-portal';
import { anApplicationRecord } from './a-file';

describe('The history of an imported application', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  beforeAll(() => writeFileSync(join(folder, 'cv.pdf'), pdfFile));
  afterAll(() => rmSync(folder, { recursive: true }));

  const aPortal = () => importingFrom(folder);

  it('is taken as reading tells it, ids included', async () => {
    const { load, side } = await aPortal();
    const data = { candidate_id: 9, email: address, position_id: 101, community_id: 11, sequence: 1 };
    const one = { id: 'evt_71', type: 'application.applied', timestamp: '2026-11-20T15:00:00Z', by: 'candidate', data };
    const resumes = [{ resume_name: 'Maria.pdf', file: 'cv.pdf' }];
    expect(await load(resumes, undefined, [anApplicationRecord({ history: [one] })])).toMatchObject({
      applications: 1,
    });
    expect(await answerOf(side.seeWholeApplication(sought))).toMatchObject({
      ...{ history: [{ type: 'application.applied', sequence: 1 }], resume: { name: 'Maria.pdf' } },
    });
  });

  it('is refused, and the import with it, if it is another one’s or not whole', async () => {
    const { load, isEmpty } = await aPortal();
    const event = (sequence: number, changes: object = {}, timestamp = '2026-11-20T15:00:00Z') => ({
      ...{ type: 'message.sent', timestamp, by: 'candidate' },
      data: { candidate_id: 9, email: address, position_id: 101, community_id: 11, sequence, ...changes },
    });
    const history = [
      event(1),
      event(3),
      event(3, { position_id: 102 }),
      event(4, { email: 'daniel@example.org' }),
      event(5, { community_id: 12 }),
      event(6, {}, '2031-11-20T15:00:00Z'),
    ];
    expect(
      await load([], undefined, [anApplicationRecord({ history: [{ ...event(1, { sequenze: 1 }), note: '' }] })]),
    ).toEqual([
      'candidates[0].applications[0].history[0].data.sequenze: expected no field of this name, found 1',
      'candidates[0].applications[0].history[0].note: expected no field of this name, found ""',
    ]);
    expect(await load([], undefined, [anApplicationRecord({ history, community_id: 11 })])).toEqual([
      'candidates[0].applications[0].history[1].data.sequence: expected 2 (the history must be complete and in order), found 3',
      'candidates[0].applications[0].history[2].data.position_id: expected 101, found 102',
      `candidates[0].applications[0].history[3].data.email: expected ${address}, found daniel@example.org`,
      'candidates[0].applications[0].history[4].data.community_id: expected 11, found 12',
      'candidates[0].applications[0].history[5].timestamp: expected a time that is not in the future, found 2031-11-20T15:00:00.000Z',
    ]);
    expect(await isEmpty()).toEqual(nothing);
  });
});
