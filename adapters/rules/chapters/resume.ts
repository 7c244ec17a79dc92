import { sayResumeRefusal } from '../../../application/resumes/resume-refusals.words';
import {
  checkResumeFile,
  resumeKinds,
  smallestResume,
  type ResumeFileRefusal,
} from '../../../domain/resumes/resume-file';
import { largestResume } from '../../../domain/files/file-limits';
import { extensionOf } from '../../../domain/text/file-name';
import { chapter, type Case } from '../chapter';
import { isNot, lessThan, moreThan } from '../table';
import { resumeQuestion, resumeRule } from '../questions/resume';
import { listed } from './words';

const rowOf: Readonly<Record<ResumeFileRefusal['_tag'], string>> = {
  WrongFileType: '1',
  FileTooLarge: '2',
  FileEmpty: '3',
};

const bytes = (n: number): string => `${n.toLocaleString('en-US')} ${n === 1 ? 'byte' : 'bytes'}`;

const file = (name: string, size: number): Case => ({ name, size });

export const resumeChapter = chapter({
  rule: resumeRule,
  question: resumeQuestion,
  part: 'People and files',
  title: 'Which files can be sent as a resume?',
  sentence:
    `A ${listed(resumeKinds, 'or')} of ${bytes(smallestResume)} to ${bytes(largestResume)} (10 MB), both included. ` +
    'Capitals in the name make no difference; the service also looks at what is in the file.',
  asked: 'resume file type, file size, how large may a resume be, too large',
  sources: [
    {
      cites: 'R20',
      says: 'Extension in any case; 1 byte to 10 × 1024 × 1024 bytes, both included; a file whose content is of another kind is refused.',
    },
    { cites: 'spec 1 §9', says: 'Resume maximum 10 MB; types pdf, doc, docx, odt, rtf.' },
    {
      cites: 'spec 1 §5',
      says: "'Select only a file type of .pdf, .doc, .docx, .rtf, or .odt'; 'File size up to 10 MB only'.",
    },
  ],
  fields: [
    { name: 'name', label: 'Name of the file', kind: 'text' },
    { name: 'size', label: 'Size in bytes', hint: `10 MB are ${bytes(largestResume)}`, kind: 'number' },
  ],
  inputs: {
    ending: { label: 'The name ends in', words: { '': 'nothing' }, read: ({ name }) => extensionOf(name) },
    size: { label: 'Size', unit: 'byte', read: ({ size }) => size },
  },
  rows: [
    {
      id: '1',
      fits: [{ ending: isNot(...resumeKinds) }],
      when: `the name ends in none of ${listed(resumeKinds, 'and')}`,
      asked:
        'wrong file type: pages, jpg, png, txt, picture, photo, image, screenshot or photo of the resume, scan, wrong format, google docs, pages file',
      example: file('resume.pages', 48_000),
    },
    {
      id: '2',
      fits: [{ size: moreThan(largestResume) }],
      asked: 'too large, too big, the biggest file that can be sent',
      when: `it has more than ${bytes(largestResume)}`,
      example: file('resume.pdf', largestResume + 1),
    },
    {
      id: '3',
      fits: [{ size: lessThan(smallestResume) }],
      asked: 'zero bytes, 0 bytes, blank file, nothing in the file',
      when: 'it is empty',
      example: file('resume.docx', 0),
    },
    {
      id: '4',
      fits: [{}],
      asked:
        'pdf, doc, docx, odt, rtf, word document, capital letters in the file name, which formats or file types are allowed, word file, docx as resume',
      when: 'otherwise',
      example: file('Resume.PDF', largestResume),
    },
  ],
  boundary: {
    what: 'bytes of the file',
    from: 0,
    to: largestResume + 1_000,
    step: 1,
    shown: [0, smallestResume, largestResume - 1, largestResume, largestResume + 1],
    unit: { of: 'size', each: 1 },
    limit: largestResume,
    caseAt: (size) => file('resume.pdf', size),
  },
  code: ['domain/resumes/resume-file.ts', 'domain/resumes/resume-content.ts'],
  tests: ['tests/domain/resumes/resume-file.test.ts', 'tests/domain/resumes/resume-content.test.ts'],
  decide: ({ name, size }) => {
    const checked = checkResumeFile(name, size);
    return checked._tag === 'Allowed'
      ? {
          row: '4',
          says: 'This file is taken.',
          reason: `A ${checked.value} of ${bytes(size)}; ${bytes(largestResume)} would be taken too.`,
        }
      : {
          row: rowOf[checked.reason._tag],
          says: `This file is not taken: '${sayResumeRefusal(checked.reason)}'`,
          reason: `'${name}' of ${bytes(size)}: '${sayResumeRefusal(checked.reason)}'`,
        };
  },
});
