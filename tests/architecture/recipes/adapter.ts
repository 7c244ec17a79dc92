import { after, type Recipe } from './recipe';

/** An adapter of a browser, with its port, for one area. */
export const adapter: Recipe = {
  adds: 'gadget',
  mostFiles: 4,
  steps: ({ camel, pascal, kebab }) => [
    {
      file: `application/ports/${kebab}.ts`,
      is: `/** Something of the device. */
export interface ${pascal} {
  readonly name: () => string;
}
`,
      noticed: ['types', 'adapters/composition/portal-tokens.ts'],
    },
    {
      file: `adapters/browser/${kebab}/${kebab}.ts`,
      is: `import type { ${pascal} } from '../../../application/ports/${kebab}';

/** The browser's. */
export const browser${pascal} = ({ navigator }: Window): ${pascal} => ({ name: () => navigator.userAgent });
`,
      noticed: ['types', 'adapters/composition/areas/calendar.ts'],
    },
    {
      file: 'adapters/composition/portal-tokens.ts',
      is: [
        after(
          "import type { Calendar } from '../../application/applications/calendar.port';",
          `import type { ${pascal} } from '../../application/ports/${kebab}';`,
        ),
        after('  readonly calendar: Calendar;', `  readonly ${camel}: ${pascal};`),
      ],
      noticed: ['types', 'adapters/composition/areas/calendar.ts'],
    },
    {
      file: 'adapters/composition/areas/calendar.ts',
      is: [
        after(
          "import { browserCalendar } from '../../browser/scheduling/calendar';",
          `import { browser${pascal} } from '../../browser/${kebab}/${kebab}';`,
        ),
        after(
          'export const calendarModule = new ContainerModule(({ bind }) => {',
          `  bind(areaTokens.${camel}).toResolvedValue(browser${pascal}, [browserTokens.window]);`,
        ),
      ],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
  ],
};
