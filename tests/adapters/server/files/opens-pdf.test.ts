import { opensPdf } from '../../../../adapters/server/files/opens-pdf';
import { readResumeContent } from '../../../../domain/resumes/resume-content';
import { encryptedPdf, encryptions } from '../../../support/builders/encrypted-pdfs';
import { readInMemory } from '../../../support/read-in-memory';

const checked = (bytes: Uint8Array) => readInMemory(bytes, readResumeContent('pdf', bytes.length, opensPdf));

describe.each(encryptions)('A PDF with $name', ({ open, locked }) => {
  it('is a resume if it only forbids to print [R20a]', () => {
    expect(checked(encryptedPdf(open))).toEqual({ _tag: 'Allowed', value: 'pdf' });
  });

  it('is refused if it needs a password [R20a]', () => {
    expect(checked(encryptedPdf(locked))).toEqual({ _tag: 'Refused', reason: { _tag: 'PasswordNeeded', kind: 'pdf' } });
  });
});
