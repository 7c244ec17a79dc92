import * as fc from 'fast-check';
import { checkResumeFile, resumeKinds, smallestResume } from '../../../domain/resumes/resume-file';
import { largestResume } from '../../../domain/files/file-limits';
import { cases } from '../../support/cases/cases';
import { number, size, text } from '../../../adapters/rules/cases/columns';

const megabytes10 = 10_485_760;
const allowed = (value: string) => ({ _tag: 'Allowed', value });
const wrongType = (extension: string) => ({
  _tag: 'Refused',
  reason: { _tag: 'WrongFileType', extension, accepted: ['pdf', 'doc', 'docx', 'odt', 'rtf'] },
});

describe('A resume file', () => {
  it('is pdf, doc, docx, odt or rtf, and 1 byte to 10 × 1024 × 1024 bytes long [R20, spec 1 §9]', () => {
    expect([...resumeKinds].sort()).toEqual(['doc', 'docx', 'odt', 'pdf', 'rtf']);
    expect([smallestResume, largestResume]).toEqual([1, megabytes10]);
  });

  it.each(cases('resumes/resume-file-kind', { name: text, kind: text }))('$title', ({ name, kind }) => {
    expect(checkResumeFile(name, 1_000)).toEqual(allowed(kind));
  });

  it.each(cases('resumes/resume-file-extension-refused', { name: text, extension: text }))(
    '$title',
    ({ name, extension }) => {
      expect(checkResumeFile(name, 1_000)).toEqual(wrongType(extension));
    },
  );

  it.each(cases('resumes/resume-file-name-accepted', { name: text }))('$title', ({ name }) => {
    expect(checkResumeFile(name, 1_000)).toEqual({ _tag: 'Allowed', value: 'pdf' });
  });

  it.each(cases('resumes/resume-file-size-accepted', { bytes: size }))('$title', ({ bytes }) => {
    expect(checkResumeFile('cv.pdf', bytes)).toEqual(allowed('pdf'));
  });

  it.each(cases('resumes/resume-file-empty', { bytes: number }))('$title', ({ bytes }) => {
    expect(checkResumeFile('cv.pdf', bytes)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'FileEmpty', bytes, atLeast: 1 },
    });
  });

  it.each(cases('resumes/resume-file-too-large', { bytes: size }))('$title', ({ bytes }) => {
    expect(checkResumeFile('cv.pdf', bytes)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'FileTooLarge', bytes, atMost: megabytes10 },
    });
  });

  it('is refused for its type first, whatever its size [R20]', () => {
    expect(checkResumeFile('cv.txt', 0)).toEqual(wrongType('txt'));
    expect(checkResumeFile('cv.txt', megabytes10 + 1)).toEqual(wrongType('txt'));
  });

  it('is accepted exactly with one of the five extensions and a size in the limits [R20]', () => {
    const extensions = fc.constantFrom('pdf', 'DOC', 'dOcX', 'odt', 'RTF', 'txt', 'pdfx', 'xls', '');
    const sizes = fc.oneof(fc.nat({ max: 3 }), fc.integer({ min: megabytes10 - 2, max: megabytes10 + 2 }), fc.nat());
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), extensions, sizes, (stem, extension, bytes) => {
        const known = ['pdf', 'doc', 'docx', 'odt', 'rtf'].includes(extension.toLowerCase());
        expect(checkResumeFile(`${stem}.${extension}`, bytes)._tag === 'Allowed').toBe(
          known && bytes >= 1 && bytes <= 10 * 2 ** 20,
        );
      }),
      { numRuns: 500 },
    );
  });
});
