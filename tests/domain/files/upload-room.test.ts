import fc from 'fast-check';
import { largestResume } from '../../../domain/files/file-limits';
import {
  mayBeginUpload,
  mayFillDisk,
  mostAnswerBytes,
  mostAnswerUploads,
  mostAttachmentBytes,
  mostUploadBytes,
  mostUploads,
  mostUploadsInAll,
  uploadEnds,
} from '../../../domain/files/upload-room';
import { plus } from '../../../domain/time/instant';
import { candidateId } from '../../support/builders/recording';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, number, oneOf, size, text } from '../../../adapters/rules/cases/columns';

const megabyte = 1024 * 1024;
const me = candidateId(7);
const own = (bytes: number) => ({ owner: me, bytes });
const several = (count: number, bytes: number) => Array.from({ length: count }, () => own(bytes));
const others = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, n) => ({ owner: candidateId(100 + n), bytes }));

describe('Room for one more file', () => {
  it('is three of the largest and eight files for a candidate, 4,000 files for all', () => {
    expect([mostUploads, mostUploadBytes / megabyte]).toEqual([8, 30]);
    expect(mostUploadsInAll).toBe(4_000);
  });

  it('is 24 answers of 600 MB together, and 50 MB of attachments [R34]', () => {
    expect([mostAnswerUploads, mostAnswerBytes / megabyte]).toEqual([24, 600]);
    expect(mostAttachmentBytes / megabyte).toBe(50);
  });

  it.each(cases('files/upload-room-resumes-apart', { purpose: oneOf('attachment', 'answer') }))(
    '$title',
    ({ purpose }) => {
      const full = several(24, 1).map((one) => ({ ...one, purpose }));
      expect(mayBeginUpload(own(1), full)._tag).toBe('Allowed');
      expect(mayBeginUpload({ ...own(1), purpose }, full)._tag).toBe('Refused');
      expect(mayBeginUpload({ ...own(1), purpose }, several(8, 1))._tag).toBe('Allowed');
    },
  );

  it.each(
    cases('files/upload-room-begins', {
      size,
      own: number,
      sizeOfOwn: size,
      others: number,
      sizeOfOthers: size,
      answer: text,
    }),
  )('$title', ({ size: bytes, own: mine, sizeOfOwn, others: theirs, sizeOfOthers, answer }) => {
    const underWay = [...several(mine, sizeOfOwn), ...others(theirs, sizeOfOthers)];
    const decision = mayBeginUpload(own(bytes), underWay);
    expect(decision._tag === 'Allowed' ? 'Allowed' : decision.reason._tag).toBe(answer);
  });

  it('is reported with the total including the new one, and the limit', () => {
    expect(mayBeginUpload(own(2), several(8, 10))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'TooManyUploads', uploads: 9, uploadsAtMost: 8, bytes: 82, bytesAtMost: 31_457_280 },
    });
    expect(mayBeginUpload(own(1), others(4_000, 1))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'UploadsFull', uploads: 4_001, uploadsAtMost: 4_000 },
    });
  });

  it('is never exceeded, whoever announces what in which order', () => {
    const announced = fc.array(
      fc.record({
        owner: fc.integer({ min: 1, max: 4 }).map(candidateId),
        bytes: fc.integer({ min: 1, max: largestResume }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(announced, (all) => {
        const taken: { owner: (typeof all)[number]['owner']; bytes: number }[] = [];
        for (const one of all) if (mayBeginUpload(one, taken)._tag === 'Allowed') taken.push(one);
        const perOwner = new Map<number, number[]>();
        for (const { owner, bytes } of taken) perOwner.set(owner, [...(perOwner.get(owner) ?? []), bytes]);
        for (const sizes of perOwner.values()) {
          expect(sizes.length).toBeLessThanOrEqual(8);
          expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(30 * megabyte);
        }
      }),
    );
  });
});

describe('Files that others announce', () => {
  it('never keep out a candidate who sends nothing else, until 2,000 candidates do', () => {
    const announced = fc.array(
      fc.record({
        owner: fc.integer({ min: 1, max: 120 }),
        purpose: fc.constantFrom('answer' as const, 'attachment' as const, 'resume' as const),
        times: fc.integer({ min: 1, max: 24 }),
      }),
      { maxLength: 400 },
    );
    fc.assert(
      fc.property(announced, (all) => {
        const taken: Parameters<typeof mayBeginUpload>[0][] = [];
        for (const { owner, purpose, times } of all)
          for (let n = 0; n < times; n += 1) {
            const one = { owner: candidateId(owner), purpose, bytes: 1 };
            if (mayBeginUpload(one, taken)._tag === 'Allowed') taken.push(one);
          }
        for (const purpose of ['answer', 'attachment', 'resume'] as const)
          expect(mayBeginUpload({ owner: candidateId(999), purpose, bytes: largestResume }, taken)._tag).toBe(
            'Allowed',
          );
      }),
      { numRuns: 20 },
    );
  });
});

describe('What uploads leave free on the disk', () => {
  const gigabyte = 1024 * megabyte;

  it.each(
    cases('files/upload-room-reserve', {
      purpose: oneOf('resume', 'attachment', 'answer'),
      total: number,
      free: number,
      reserve: size,
    }),
  )('$title', ({ purpose, total, free, reserve }) => {
    const disk = { total: total * gigabyte, free: free * gigabyte };
    expect(mayFillDisk(purpose, disk)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ReserveReached', free: free * gigabyte, reserve },
    });
    expect(mayFillDisk(purpose, { ...disk, free: disk.free + 1 })._tag).toBe('Allowed');
  });

  it('is never more than the part of a disk, never the whole reserve of a large one; and room for an answer is room for a resume', () => {
    const disks = fc.record({ total: fc.nat({ max: 2 ** 45 }), free: fc.nat({ max: 2 ** 45 }) });
    fc.assert(
      fc.property(disks, fc.constantFrom(1 as const, 2 as const, 4 as const), (disk, gigabytes) => {
        const purposes = { 1: 'resume', 2: 'attachment', 4: 'answer' } as const;
        const left = disk.free > gigabytes * gigabyte || disk.free * 20 > disk.total * gigabytes;
        const decision = mayFillDisk(purposes[gigabytes], disk);
        // The part is rounded down to whole bytes.
        if (Math.abs(disk.free * 20 - disk.total * gigabytes) > 64) expect(decision._tag === 'Allowed').toBe(left);
        if (mayFillDisk('answer', disk)._tag === 'Allowed') expect(mayFillDisk('resume', disk)._tag).toBe('Allowed');
      }),
    );
  });
});

describe('An unfinished file is deleted', () => {
  const begun = at('2026-12-04T15:00:00Z');

  it.each(cases('files/upload-room-unfinished-file', { lastByte: size, end: duration }))(
    '$title',
    ({ lastByte, end }) => {
      expect(uploadEnds(begun, plus(begun, lastByte))).toBe(plus(begun, end));
    },
  );
});
