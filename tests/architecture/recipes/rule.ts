import { after, type Recipe } from './recipe';

/** A rule without a form: a sentence in the rule book tells it. */
export const rule: Recipe = {
  adds: 'rule',
  mostFiles: 6,
  steps: ({ camel, pascal, kebab, snake, source }) => [
    {
      file: 'domain/parameters/values.ts',
      is: [after('const values = {', `  longest_${snake}: 7,`)],
      noticed: ['types', `domain/text/${kebab}.ts`],
      declares: true,
    },
    {
      file: 'domain/parameters/sheet.ts',
      is: [
        after(
          'const rows: Readonly<Record<ParameterName, Row>> = {',
          `  longest_${snake}: ['characters', 1, 100, 'ours', 'A text of ${kebab} has at most {}.'],`,
        ),
      ],
      noticed: ['types', 'domain/parameters/sheet.ts'],
    },
    {
      file: `domain/text/${kebab}.ts`,
      is: `import { permitted, refused, type Decision } from '../decision';
import { numbers } from '../parameters/values';

/** In characters. */
export const longest${pascal} = numbers.longest_${snake};

/** The text is longer than ${kebab} allows. */
export interface ${pascal}Broken {
  readonly _tag: '${pascal}Broken';
  readonly limit: number;
}

/** Whether a text is short enough (${source}). */
export const ${camel} = (text: string): Decision<${pascal}Broken> =>
  text.length <= longest${pascal} ? permitted : refused({ _tag: '${pascal}Broken', limit: longest${pascal} });
`,
      noticed: ['types', `tests/domain/text/${kebab}.test.ts`],
    },
    {
      file: `domain/text/cases/${kebab}.csv`,
      is: `typed,→ fits,why,source
seven!!,yes,{typed}: {fits},${source}
eight!!!,no,{typed}: {fits},${source}
`,
      noticed: ['tests', 'tests/architecture/cases.test.ts'],
    },
    {
      file: `tests/domain/text/${kebab}.test.ts`,
      is: `import * as fc from 'fast-check';
import { isAllowed } from '../../../domain/decision';
import { ${camel} } from '../../../domain/text/${kebab}';
import { cases } from '../../support/cases/cases';
import { text, yesNo } from '../../../adapters/rules/cases/columns';

describe('The text of ${kebab}', () => {
  it.each(cases('text/${kebab}', { typed: text, fits: yesNo }))('$title', ({ typed, fits }) => {
    expect(isAllowed(${camel}(typed))).toBe(fits);
  });

  it('fits as the model says [${source}]', () => {
    fc.assert(fc.property(fc.string(), (typed) => isAllowed(${camel}(typed)) === typed.length < 8));
  });
});
`,
      noticed: ['trace', 'tests/requirements.json'],
    },
    {
      file: 'tests/requirements.json',
      is: [after('  "known": {', `    "${source}": "${camel}",`), after('  "required": [', `    "${source}",`)],
      noticed: ['trace', 'tests/requirements.json'],
    },
    {
      file: `application/words/${kebab}.ts`,
      is: `import type { ${pascal}Broken } from '../../domain/text/${kebab}';

/** Why ${kebab} refuses a text. */
export const say${pascal}Broken = ({ limit }: ${pascal}Broken): string => \`At most \${limit} characters.\`;
`,
      noticed: ['types', `tests/application/words/${kebab}.test.ts`],
    },
    {
      file: 'application/profile/update-profile.service.ts',
      is: [
        after(
          "import { spanFaultsIn } from '../../domain/profile/span';",
          `import { ${camel} } from '../../domain/text/${kebab}';`,
        ),
        after(
          '    const refusal = refusalIn(update, clock.now());',
          `    if (${camel}(String(caller))._tag === 'Refused') return TE.left({ _tag: 'StoreUnavailable' });`,
        ),
      ],
      noticed: ['tests', 'tests/architecture/rules-are-called.test.ts'],
    },
    {
      file: `tests/application/words/${kebab}.test.ts`,
      is: `import { say${pascal}Broken } from '../../../application/words/${kebab}';

it('${kebab} says its limit', () => {
  expect(say${pascal}Broken({ _tag: '${pascal}Broken', limit: 7 })).toBe('At most 7 characters.');
});
`,
      noticed: undefined,
    },
    {
      file: 'adapters/rules/plain/people.ts',
      is: [
        after(
          "  title: 'What does the profile take, and what does it show?',\n  rows: [",
          `    { id: '${kebab}', says: 'A text of ${kebab} is short.', cites: ['${source}'], code: 'domain/text/${kebab}.ts' },`,
        ),
      ],
      noticed: ['tests', 'tests/adapters/rules/every-domain-file.test.ts'],
    },
  ],
};
