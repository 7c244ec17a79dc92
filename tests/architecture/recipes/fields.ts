import { after, migration, type Recipe } from './recipe';

/** What an editor of an import file reads about a field. */
const inWords = (snake: string) => ({
  file: 'adapters/contract/field-words.ts',
  is: [after("  position_name: 'The job title, as candidates read it.',", `  ${snake}: 'What ${snake} means.',`)],
  noticed: ['tests', 'tests/adapters/server/import/file-schema.test.ts'] as const,
});

/** A field of a position: no statement asks for it. */
export const positionField: Recipe = {
  adds: 'field',
  mostFiles: 5,
  steps: ({ camel, snake }) => [
    {
      file: 'domain/positions/position.ts',
      is: [after('  readonly pixelUrl: string | undefined;', `  readonly ${camel}: string | undefined;`)],
      noticed: ['types', 'adapters/server/positions/position-row.repository.ts'],
      declares: true,
    },
    {
      file: 'adapters/contract/positions/position.wire.ts',
      is: [after("  dialIn: field('dial_in', maybe(text)),", `  ${camel}: field('${snake}', maybe(text)),`)],
      noticed: ['types', 'adapters/contract/positions/position.wire.ts'],
    },
    {
      file: 'adapters/server/positions/position-row.repository.ts',
      is: [after('  dialIn: perhaps(text),', `  ${camel}: perhaps(text),`)],
      noticed: ['types', 'adapters/server/positions/position-row.repository.ts'],
    },
    inWords(snake),
    ...['ui/gallery/fixtures.ts', 'tests/support/builders/positions.ts'].map((file) => ({
      file,
      is: [after('  dialIn: undefined,', `  ${camel}: undefined,`)],
      noticed: ['types', file] as const,
    })),
    {
      file: 'tests/support/arbitraries/positions.ts',
      is: [
        after(
          "      dialIn: perhaps(fc.constantFrom('+1 312 555 0100', '0800 1')),",
          `      ${camel}: perhaps(filled),`,
        ),
      ],
      noticed: ['types', 'tests/support/arbitraries/positions.ts'],
    },
  ],
};

/** A field of an application, with its column. */
export const applicationField: Recipe = {
  adds: 'note',
  mostFiles: 7,
  steps: ({ camel, kebab, snake }) => [
    {
      file: 'domain/applications/application.ts',
      is: [after('  readonly meetingLink: string | undefined;', `  readonly ${camel}: string | undefined;`)],
      noticed: ['types', 'domain/applications/new-application.ts'],
      declares: true,
    },
    {
      file: 'domain/applications/new-application.ts',
      is: [after('  meetingLink: undefined,', `  ${camel}: undefined,`)],
      noticed: ['types', 'domain/applications/new-application.ts'],
    },
    {
      file: 'adapters/contract/applications/application.wire.ts',
      is: [after("  meetingLink: field('zoom_link', maybe(text)),", `  ${camel}: field('${snake}', maybe(text)),`)],
      noticed: ['types', 'adapters/contract/applications/application.wire.ts'],
    },
    {
      file: 'adapters/server/applications/application-row.repository.ts',
      is: [
        after("  meetingLink: field('meeting_link', orNull(text)),", `  ${camel}: field('${snake}', orNull(text)),`),
      ],
      noticed: ['types', 'adapters/server/applications/application-row.repository.ts'],
    },
    ...migration({ camel, kebab }, `alter table applications add column ${snake} text`),
    inWords(snake),
    {
      file: 'tests/support/builders/applications.ts',
      is: [after('  meetingLink: undefined,', `  ${camel}: undefined,`)],
      noticed: ['types', 'tests/support/builders/applications.ts'],
    },
  ],
};
