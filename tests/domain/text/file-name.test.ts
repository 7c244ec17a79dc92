import * as fc from 'fast-check';
import { checkResumeFile } from '../../../domain/resumes/resume-file';
import { extensionOf, fileNameOf, longestFileName } from '../../../domain/text/file-name';
import { characters } from '../../../domain/text/typed-text';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('The name of a file', () => {
  it.each(cases('text/file-name', { typed: text, name: text }))('$title', ({ typed: raw, name }) => {
    expect(fileNameOf(raw)).toBe(name);
  });

  it.each(cases('text/file-name-extension', { typed: text, extension: text }))(
    '$title',
    ({ typed: raw, extension }) => {
      expect(extensionOf(raw)).toBe(extension);
    },
  );

  it('ends in what follows its last dot, once what nobody sees is gone: by another way of reading it [R40]', () => {
    const pieces = fc.constantFrom(
      'a',
      'Z',
      '.',
      ' ',
      '\u200B',
      '\u202E',
      '\u200D',
      '\uFE0F',
      '\u3164',
      '\u2800',
      '/',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const raw = parts.join('');
        const inFolder = parts.slice(parts.lastIndexOf('/') + 1);
        const visible = inFolder.filter((one) => ['a', 'Z', '.', ' ', '😀'].includes(one));
        while (['.', ' '].includes(visible.at(-1) ?? '')) visible.pop();
        const dot = visible.lastIndexOf('.');
        const said = dot === -1 ? '' : visible.slice(dot + 1).join('');
        expect(extensionOf(raw)).toBe(said.replace(/ +/g, ' ').trim().toLowerCase());
        expect(fileNameOf(fileNameOf(raw))).toBe(fileNameOf(raw));
      }),
      { numRuns: 500 },
    );
  });

  it('is kept up to 120 characters; of a longer one, the start and the end are kept [R20]', () => {
    const fits = `${'é'.repeat(116)}.pdf`;
    expect(fileNameOf(fits)).toBe(fits);
    const long = `${'a'.repeat(117)}.pdf`;
    expect(fileNameOf(long)).toBe(`${'a'.repeat(100)}…${'a'.repeat(15)}.pdf`);
  });

  it('is short, on one line, and of the same type, whatever a device sends [R20]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom('.pdf', '.DOCX', '.odt'),
        (raw, ext) => {
          const name = fileNameOf(`${raw}x${ext}`);
          expect(characters(name)).toBeLessThanOrEqual(longestFileName);
          expect(name).not.toMatch(/[/\\\n\r]/);
          expect(checkResumeFile(name, 1)._tag).toBe('Allowed');
          expect(fileNameOf(name)).toBe(name);
        },
      ),
    );
  });
});
