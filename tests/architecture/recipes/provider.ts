import { after, before, type Recipe } from './recipe';

/** A backend with an API of its own, behind the same port. */
export const provider: Recipe = {
  adds: 'provider',
  mostFiles: 2,
  steps: ({ camel, pascal, kebab }) => [
    {
      file: `adapters/browser/${kebab}/candidate-api.ts`,
      is: `import type { CandidateApi } from '../../../application/ports/candidate-api';

/** An example: answers what it can itself, and leaves the rest to the API that is there. */
export const ${camel} = (rest: CandidateApi, answered: Partial<CandidateApi> = {}): CandidateApi => ({ ...rest, ...answered });
`,
      noticed: ['types', 'adapters/composition/browser.ts'],
    },
    {
      file: 'adapters/composition/browser.ts',
      is: [
        after(
          "import { httpCandidateApi, type CallLoader } from '../browser/http/candidate-api';",
          `import { ${camel} } from '../browser/${kebab}/candidate-api';`,
        ),
        before(
          '  const sessions = sessionContainers(page, load);',
          `  const rest${pascal} = page.get(portalTokens.api);
  page.rebindSync(portalTokens.api).toConstantValue(${camel}(rest${pascal}));`,
        ),
      ],
      // Nobody can know that there is such a backend.
      noticed: undefined,
    },
  ],
};
