import * as fc from 'fast-check';
import { checkResumeFile, resumeKinds, smallestResume } from '../../../domain/resumes/resume-file';
import { largestResume } from '../../../domain/files/file-limits';

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

  it.each([
    ['cv.pdf', 'pdf'],
    ['cv.doc', 'doc'],
    ['cv.docx', 'docx'],
    ['cv.odt', 'odt'],
    ['cv.rtf', 'rtf'],
    ['CV.PDF', 'pdf'],
    ['Cv.DocX', 'docx'],
    ['Nora Quinn 2026.final.v2.pdf', 'pdf'],
    ['cv.exe.pdf', 'pdf'],
    [' cv.pdf ', 'pdf'],
    ['履歴書.docx', 'docx'],
    ['.rtf', 'rtf'],
  ])('%j is a %s: the extension in any case [R20]', (name, kind) => {
    expect(checkResumeFile(name, 1_000)).toEqual(allowed(kind));
  });

  it.each([
    ['cv.txt', 'txt'],
    ['cv.pages', 'pages'],
    ['cv.pdf.exe', 'exe'],
    ['cv.docm', 'docm'],
    ['cv.jpg', 'jpg'],
    ['cvpdf', ''],
    ['pdf', ''],
    ['cv.', ''],
    ['', ''],
    ['cv.p df', 'p df'],
    ['cv.constructor', 'constructor'],
    ['folder.pdf/cv', ''],
  ])('%j is refused for its extension %j [R20, spec 1 §5]', (name, extension) => {
    expect(checkResumeFile(name, 1_000)).toEqual(wrongType(extension));
  });

  it.each(['cv.pdf.', 'cv.pdf\u0000', 'cv.pdf\u202E', 'cv.p\u200Bdf . '])(
    'called %j is accepted, on a page as by the service: nobody sees what is in its name [R20]',
    (name) => {
      expect(checkResumeFile(name, 1_000)).toEqual({ _tag: 'Allowed', value: 'pdf' });
    },
  );

  it.each([1, 2, megabytes10 - 1, megabytes10])('of %d bytes is accepted [R20]', (bytes) => {
    expect(checkResumeFile('cv.pdf', bytes)).toEqual(allowed('pdf'));
  });

  it.each([0, -1, Number.NaN])('of %d bytes is empty [R20]', (bytes) => {
    expect(checkResumeFile('cv.pdf', bytes)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'FileEmpty', bytes, atLeast: 1 },
    });
  });

  it.each([megabytes10 + 1, 1e12])('of %d bytes is too large: 10 MB is the limit [R20, spec 1 §5]', (bytes) => {
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
