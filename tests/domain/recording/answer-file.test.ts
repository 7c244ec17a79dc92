import fc from 'fast-check';
import {
  checkAnswerLength,
  checkAnswerSize,
  longestAnswer,
  readAnswerKind,
} from '../../../domain/recording/answer-file';
import { largestAnswer } from '../../../domain/files/file-limits';
import { readInMemory } from '../../support/read-in-memory';
import { cases } from '../../support/cases/cases';
import { duration, list, number, optional, size, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('The file of an answer [R34]', () => {
  it.each(cases('recording/answer-file-size', { bytes: size, refusal: optional(text) }))(
    '$title',
    ({ bytes, refusal }) => {
      const decision = checkAnswerSize(bytes);
      expect(decision._tag === 'Refused' ? decision.reason._tag : undefined).toBe(refusal);
      if (decision._tag === 'Refused' && bytes > 0)
        expect(decision.reason).toEqual({ _tag: 'FileTooLarge', bytes, atMost: largestAnswer });
    },
  );

  it.each(cases('recording/answer-file-length', { length: optional(duration), accepted: yesNo }))(
    '$title',
    ({ length, accepted: may }) => {
      const decision = checkAnswerLength(length);
      expect(decision).toEqual(
        may
          ? { _tag: 'Allowed', value: undefined }
          : { _tag: 'Refused', reason: { _tag: 'AnswerTooLong', length, atMost: longestAnswer } },
      );
    },
  );

  it.each(cases('recording/answer-file-kind', { bytes: list(number), kind: optional(text) }))(
    '$title',
    ({ bytes, kind }) => {
      const decision = readInMemory(Uint8Array.from(bytes), readAnswerKind);
      const refusal = { _tag: 'Refused', reason: { _tag: 'NotARecording', accepted: ['webm', 'mp4'] } };
      expect(decision).toEqual(kind === undefined ? refusal : { _tag: 'Allowed', value: kind });
    },
  );

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
