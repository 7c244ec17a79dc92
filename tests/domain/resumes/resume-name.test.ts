import * as fc from 'fast-check';
import { checkResumeFile } from '../../../domain/resumes/resume-file';
import { longestResumeName, resumeNameOf } from '../../../domain/resumes/resume-name';
import { characters } from '../../../domain/text/typed-text';

describe('The name of a resume', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['Lebenslauf 🌷 María.docx', 'Lebenslauf 🌷 María.docx'],
    ['C:\\Users\\Nora\\My documents\\cv.pdf', 'cv.pdf'],
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['/', ''],
    [' my\r\n  cv\u0000.pdf ', 'my cv.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['\u202E cv.pdf \u200F', 'cv.pdf'],
    ['family 👩‍👧.pdf', 'family 👩‍👧.pdf'],
  ])('of %j is %j [R20]', (raw, name) => {
    expect(resumeNameOf(raw)).toBe(name);
  });

  it('is kept up to 120 characters; of a longer one, the start and the end are kept [R20]', () => {
    const fits = `${'é'.repeat(116)}.pdf`;
    expect(resumeNameOf(fits)).toBe(fits);
    const long = `${'a'.repeat(117)}.pdf`;
    expect(resumeNameOf(long)).toBe(`${'a'.repeat(100)}…${'a'.repeat(15)}.pdf`);
  });

  it('is short, on one line, and of the same type, whatever a device sends [R20]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom('.pdf', '.DOCX', '.odt'),
        (raw, ext) => {
          const name = resumeNameOf(`${raw}x${ext}`);
          expect(characters(name)).toBeLessThanOrEqual(longestResumeName);
          expect(name).not.toMatch(/[/\\\n\r]/);
          expect(checkResumeFile(name, 1)._tag).toBe('Allowed');
          expect(resumeNameOf(name)).toBe(name);
        },
      ),
    );
  });
});
