import fc from 'fast-check';
import {
  checkAnswerLength,
  checkAnswerSize,
  longestAnswer,
  readAnswerKind,
} from '../../../domain/recording/answer-file';
import { largestAnswer } from '../../../domain/files/file-limits';
import { readInMemory } from '../../support/read-in-memory';

describe('The file of an answer [R34]', () => {
  it.each([
    [0, 'FileEmpty'],
    [1, undefined],
    [200 * 1024 * 1024, undefined],
    [200 * 1024 * 1024 + 1, 'FileTooLarge'],
  ])('%d bytes: %s', (bytes, refusal) => {
    const decision = checkAnswerSize(bytes);
    expect(decision._tag === 'Refused' ? decision.reason._tag : undefined).toBe(refusal);
    if (decision._tag === 'Refused' && bytes > 0)
      expect(decision.reason).toEqual({ _tag: 'FileTooLarge', bytes, atMost: largestAnswer });
  });

  it.each([
    [undefined, true],
    [0, true],
    [600_000, true],
    [600_007, true],
    [600_999, true],
    [604_999, true],
    [605_000, true],
    [605_001, false],
    [660_000, false],
  ])('lasts %p ms: %p, 10 minutes and what a recorder adds when it stops', (length, may) => {
    const decision = checkAnswerLength(length);
    expect(decision).toEqual(
      may
        ? { _tag: 'Allowed', value: undefined }
        : { _tag: 'Refused', reason: { _tag: 'AnswerTooLong', length, atMost: longestAnswer } },
    );
  });

  it.each([
    ['WebM', [0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0], 'webm'],
    ['MP4', [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70], 'mp4'],
    ['a box that is another', [0, 0, 0, 24, 0x6d, 0x6f, 0x6f, 0x76], undefined],
    ['an EBML header cut short', [0x1a, 0x45, 0xdf], undefined],
    ['nothing', [], undefined],
  ])('recognizes %s by its first bytes', (_what, bytes, kind) => {
    const decision = readInMemory(Uint8Array.from(bytes), readAnswerKind);
    const refusal = { _tag: 'Refused', reason: { _tag: 'NotARecording', accepted: ['webm', 'mp4'] } };
    expect(decision).toEqual(kind === undefined ? refusal : { _tag: 'Allowed', value: kind });
  });

  it('recognizes nothing else as a recording, whatever its bytes [R34]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 32 }), (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        const expected = /^1a45dfa3/.test(hex) || /^.{8}66747970/.test(hex);
        return (readInMemory(bytes, readAnswerKind)._tag === 'Allowed') === expected;
      }),
    );
  });
});
