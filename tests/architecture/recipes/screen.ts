import { after, type Recipe } from './recipe';

/** A screen with its route, in an area that is there. */
export const screen: Recipe = {
  adds: 'screen',
  mostFiles: 8,
  steps: ({ camel, pascal, kebab }) => [
    {
      file: 'application/navigation/routes.ts',
      is: [
        after("  ThankYou: { path: '/thankyou', ...scheduled },", `  ${pascal}: { path: '/${kebab}', ...scheduled },`),
      ],
      noticed: ['types', 'application/navigation/destination.ts'],
      declares: true,
    },
    {
      file: 'application/navigation/destination.ts',
      is: [
        after(
          "export const thankYou: Destination = { _tag: 'ThankYou' };",
          `/** The screen ${kebab}. */\nexport const ${camel}: Destination = { _tag: '${pascal}' };`,
        ),
      ],
      noticed: ['types', 'tests/support/arbitraries/destinations.ts'],
    },
    {
      file: 'ui/app/areas/scheduling.ts',
      is: [
        after(
          "import { ThankYouScreen } from '../../screens/thank-you/thank-you-screen';",
          `import { ${pascal}Screen } from '../../screens/${kebab}/${kebab}-screen';`,
        ),
        after('  ThankYou: ThankYouScreen,', `  ${pascal}: ${pascal}Screen,`),
      ],
      noticed: ['types', 'ui/app/areas/scheduling.ts'],
    },
    {
      file: `ui/texts/${kebab}.ts`,
      is: `export const ${camel}Texts = { heading: (of: string): string => \`A screen for \${of}\` } as const;\n`,
      noticed: ['types', `ui/screens/${kebab}/${kebab}-page.tsx`],
    },
    {
      file: `ui/screens/${kebab}/${kebab}-page.tsx`,
      is: `import { Sheet } from '../../kit/layout';
import { PageHeading } from '../../kit/page-heading';
import { ${camel}Texts as t } from '../../texts/${kebab}';

/** /${kebab} */
export const ${pascal}Page = ({ of }: { readonly of: string }) => (
  <Sheet>
    <PageHeading>{t.heading(of)}</PageHeading>
  </Sheet>
);
`,
      noticed: ['types', `ui/screens/${kebab}/${kebab}-screen.tsx`],
    },
    {
      file: `ui/screens/${kebab}/${kebab}-screen.tsx`,
      is: `import { usePorts } from '../../app/ports';
import { ${pascal}Page } from './${kebab}-page';

/** /${kebab} */
export const ${pascal}Screen = () => <${pascal}Page of={usePorts().environment.supportEmail} />;
`,
      noticed: ['types', 'ui/app/areas/scheduling.ts'],
    },
    {
      file: 'ui/gallery/access-refused-states.tsx',
      is: [
        after(
          "import { AccessRefusedPage } from '../screens/access-refused/access-refused-page';",
          `import { ${pascal}Page } from '../screens/${kebab}/${kebab}-page';`,
        ),
        after('export const accessRefusedStates = {', `  '${kebab}': () => <${pascal}Page of="Maria" />,`),
      ],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
    {
      file: 'tests/support/arbitraries/destinations.ts',
      is: [
        after('  thankYou,', `  ${camel},`),
        after('  ThankYou: fc.constant(thankYou),', `  ${pascal}: fc.constant(${camel}),`),
      ],
      noticed: ['types', 'tests/support/arbitraries/destinations.ts'],
    },
    {
      file: 'tests/support/frozen-paths.ts',
      is: [after("  '/thankyou',", `  '/${kebab}',`)],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
  ],
};
