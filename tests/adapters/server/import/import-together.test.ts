import { aCandidateRecord, aFile, anApplicationRecord, aPositionRecord, aSlotRecord } from './a-file';
import { anEmptyStore, faultsIn } from './importing';

const empty = async (load: (store: ReturnType<typeof anEmptyStore>) => Promise<unknown>): Promise<boolean> => {
  const store = anEmptyStore();
  await load(store);
  return store.ask(({ provisioning }) => provisioning.isEmpty());
};

describe('duplicates are reported at their second place', () => {
  it('within a file', async () => {
    const content = aFile({
      positions: [aPositionRecord(), aPositionRecord()],
      slots: [aSlotRecord(), aSlotRecord({ slot_to: '09:45' })],
      candidates: [
        aCandidateRecord({ applications: [anApplicationRecord(), anApplicationRecord()] }),
        aCandidateRecord({ email: ' MARIA.Santos@example.org ' }),
      ],
    });
    expect(await faultsIn(content)).toEqual([
      'a.json: positions[1].position_id: expected an id that stands once (it stands at a.json: positions[0] too), found 101',
      'a.json: slots[1].slot_from: expected one slot for this start (there is one at a.json: slots[0]), found 2026-12-07 09:30–09:45',
      'a.json: candidates[1].email: expected an address that stands once (it stands at a.json: candidates[0] too), found maria.santos@example.org',
      'a.json: candidates[0].applications[1].position_id: expected one application to this position (there is one at a.json: candidates[0].applications[0]), found 101',
    ]);
  });

  it('across files', async () => {
    expect(await faultsIn(aFile(), { positions: [aPositionRecord()] })).toEqual([
      'b.json: positions[0].position_id: expected an id that stands once (it stands at a.json: positions[0] too), found 101',
    ]);
  });
});

describe('slots of one position and kind do not overlap', () => {
  const overlaps = (...times: readonly (readonly [string, string])[]) =>
    faultsIn(
      aFile({ candidates: [], slots: times.map(([slot_from, slot_to]) => aSlotRecord({ slot_from, slot_to })) }),
    );

  it('a start at the end of another is no overlap', async () => {
    expect(await overlaps(['09:00', '09:30'], ['09:30', '10:00'])).toMatchObject({ slots: 2 });
  });

  it('a start one minute before that is an overlap', async () => {
    expect(await overlaps(['09:29', '10:00'], ['09:00', '09:30'])).toEqual([
      'a.json: slots[0].slot_from: expected a start after the end of a.json: slots[1], found 2026-12-07 09:29–10:00',
    ]);
  });

  it('a long one overlaps all that are within it', async () => {
    expect(await overlaps(['09:00', '12:00'], ['09:30', '10:00'], ['11:30', '12:30'], ['12:00', '12:15'])).toHaveLength(
      3,
    );
  });

  it("other days, kinds or positions don't count", async () => {
    const slots = [
      aSlotRecord(),
      aSlotRecord({ slot_date: '2026-12-08', slot_from: '09:45' }),
      aSlotRecord({ kind: 'in_person', slot_from: '09:45' }),
      aSlotRecord({ position_id: 102, slot_from: '09:45' }),
    ];
    const positions = [aPositionRecord(), aPositionRecord({ position_id: 102 })];
    expect(await faultsIn(aFile({ positions, slots }))).toMatchObject({ slots: 4 });
  });
});

describe('all or nothing', () => {
  const broken = aFile({
    positions: [aPositionRecord(), aPositionRecord({ position_id: 102, published: 'yes' })],
    slots: [
      aSlotRecord(),
      aSlotRecord({ position_id: 102 }),
      aSlotRecord({ position_id: 999 }),
      aSlotRecord({ kind: '' }),
    ],
    candidates: [
      aCandidateRecord({ email: 'nobody', applications: [anApplicationRecord({ position_id: 998 })] }),
      aCandidateRecord({
        applications: [anApplicationRecord({ status: 'x' }), anApplicationRecord({ position_id: 997 })],
      }),
    ],
  });

  it('every error is reported at once: a broken record hides no other, and what belongs to it is not blamed', async () => {
    const faults = await faultsIn(broken);
    expect(Array.isArray(faults) ? faults.map((line: string) => line.replace(/: expected.*/, '')) : faults).toEqual([
      'a.json: positions[1].published',
      'a.json: slots[3].kind',
      'a.json: candidates[0].email',
      'a.json: candidates[1].applications[0].status',
      'a.json: slots[2].position_id',
      'a.json: candidates[0].applications[0].position_id',
      'a.json: candidates[1].applications[1].position_id',
    ]);
  });

  it('and nothing is loaded, not even from the correct files', async () => {
    expect(await empty((store) => store.load(broken))).toBe(true);
    expect(await empty((store) => store.load(aFile(), { slots: [aSlotRecord({ kind: '' })] }))).toBe(true);
    expect(await empty((store) => store.load(aFile()))).toBe(false);
  });
});
