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
      file: 'ui/scheduling/scheduling.area.ts',
      is: [
        after(
          "import { ThankYouScreen } from './thank-you-screen';",
          `import { ${pascal}Screen } from './${kebab}-screen';`,
        ),
        after('  ThankYou: ThankYouScreen,', `  ${pascal}: ${pascal}Screen,`),
      ],
      noticed: ['types', 'ui/scheduling/scheduling.area.ts'],
    },
    {
      file: `ui/scheduling/${kebab}.texts.ts`,
      is: `export const ${camel}Texts = { heading: (of: string): string => \`A screen for \${of}\` } as const;\n`,
      noticed: ['types', `ui/scheduling/${kebab}-page.tsx`],
    },
    {
      file: `ui/scheduling/${kebab}-page.tsx`,
      is: `import { Sheet } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { ${camel}Texts as t } from './${kebab}.texts';

/** /${kebab} */
export const ${pascal}Page = ({ of }: { readonly of: string }) => (
  <Sheet>
    <PageHeading>{t.heading(of)}</PageHeading>
  </Sheet>
);
`,
      noticed: ['types', `ui/scheduling/${kebab}-screen.tsx`],
    },
    {
      file: `ui/scheduling/${kebab}-screen.tsx`,
      is: `import { usePorts } from '../hooks/ports';
import { ${pascal}Page } from './${kebab}-page';

/** /${kebab} */
export const ${pascal}Screen = () => <${pascal}Page of={usePorts().environment.supportEmail} />;
`,
      noticed: ['types', 'ui/scheduling/scheduling.area.ts'],
    },
    {
      file: 'ui/scheduling/scheduled-states.tsx',
      is: [
        after("import { ScheduledPage } from './scheduled-page';", `import { ${pascal}Page } from './${kebab}-page';`),
        after('export const scheduledStates = {', `  '${kebab}': () => <${pascal}Page of="Maria" />,`),
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
  ],
};
