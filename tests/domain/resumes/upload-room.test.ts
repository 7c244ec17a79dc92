import fc from 'fast-check';
import { largestResume } from '../../../domain/resumes/resume-file';
import {
  mayBeginUpload,
  mostAnswerBytes,
  mostAnswerBytesInAll,
  mostAnswerUploads,
  mostAttachmentBytes,
  mostUploadBytes,
  mostUploadBytesInAll,
  mostUploads,
  mostUploadsInAll,
  uploadEnds,
} from '../../../domain/resumes/upload-room';
import { hours, minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { candidateId } from '../../support/builders/recording';
import { at } from '../../support/builders/time';

const megabyte = 1024 * 1024;
const me = candidateId(7);
const own = (bytes: number) => ({ owner: me, bytes });
const several = (count: number, bytes: number) => Array.from({ length: count }, () => own(bytes));
const others = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, n) => ({ owner: candidateId(100 + n), bytes }));

describe('Room for one more file', () => {
  it('is three of the largest and eight files for a candidate, four gigabytes and 4,000 files for all', () => {
    expect([mostUploads, mostUploadBytes / megabyte]).toEqual([8, 30]);
    expect([mostUploadsInAll, mostUploadBytesInAll / megabyte]).toEqual([4_000, 4_096]);
  });

  it('is 24 answers of 600 MB together and 20 GB for all, and 50 MB of attachments [R34]', () => {
    expect([mostAnswerUploads, mostAnswerBytes / megabyte, mostAnswerBytesInAll / megabyte]).toEqual([24, 600, 20_480]);
    expect(mostAttachmentBytes / megabyte).toBe(50);
  });

  it.each(['answer', 'attachment'] as const)(
    'is counted separately for resumes, whatever %ss are being uploaded',
    (purpose) => {
      const full = several(24, 1).map((one) => ({ ...one, purpose }));
      expect(mayBeginUpload(own(1), full)._tag).toBe('Allowed');
      expect(mayBeginUpload({ ...own(1), purpose }, full)._tag).toBe('Refused');
      expect(mayBeginUpload({ ...own(1), purpose }, several(8, 1))._tag).toBe('Allowed');
    },
  );

  it.each<[string, Parameters<typeof mayBeginUpload>, string]>([
    ['the first', [own(largestResume), []], 'Allowed'],
    ['the eighth', [own(1), several(7, 1)], 'Allowed'],
    ['the ninth', [own(1), several(8, 1)], 'TooManyUploads'],
    ['30 MB with it', [own(largestResume), several(2, largestResume)], 'Allowed'],
    ['a byte more', [own(1), several(3, largestResume)], 'TooManyUploads'],
    ['beside 3,999 of others', [own(1), others(3_999, 1)], 'Allowed'],
    ['beside 4,000 of others', [own(1), others(4_000, 1)], 'UploadsFull'],
    ['up to 4 GB with it', [own(6 * megabyte), others(409, largestResume)], 'Allowed'],
    ['a byte more than 4 GB', [own(6 * megabyte + 1), others(409, largestResume)], 'UploadsFull'],
  ])('is available or not: %s', (_what, [upload, underWay], expected) => {
    const decision = mayBeginUpload(upload, underWay);
    expect(decision._tag === 'Allowed' ? 'Allowed' : decision.reason._tag).toBe(expected);
  });

  it('is reported with the total including the new one, and the limit', () => {
    expect(mayBeginUpload(own(2), several(8, 10))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'TooManyUploads', uploads: 9, uploadsAtMost: 8, bytes: 82, bytesAtMost: 31_457_280 },
    });
    expect(mayBeginUpload(own(1), others(4_000, 1))).toEqual({
      _tag: 'Refused',
      reason: {
        _tag: 'UploadsFull',
        uploads: 4_001,
        uploadsAtMost: 4_000,
        bytes: 4_001,
        bytesAtMost: 4_294_967_296,
      },
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

describe('An unfinished file is deleted', () => {
  const begun = at('2026-12-04T15:00:00Z');

  it.each<[string, number, number]>([
    ['an hour after it was announced, when nothing came', 0, hours(1)],
    ['an hour after its last byte', minutes(59), minutes(119)],
    ['a day after it was announced, however slowly it still comes', hours(23) + minutes(30), hours(24)],
  ])('%s', (_when, lastByte, end) => {
    expect(uploadEnds(begun, plus(begun, lastByte))).toBe(plus(begun, end));
  });
});
