import { after, type Recipe } from './recipe';

/** A page that comes drawn with its data: the way of its answer, from the server's thread and from the page to the screen. */
export const drawnPage: Recipe = {
  adds: 'sketch',
  mostFiles: 4,
  steps: ({ camel, pascal, kebab }) => [
    {
      file: 'adapters/composition/portal-tokens.ts',
      is: [
        after('  readonly drawnJobs: Drawn<undefined, JobsList>;', `  readonly ${camel}: Drawn<undefined, JobsList>;`),
      ],
      noticed: ['types', 'adapters/composition/drawing.ts'],
    },
    {
      file: 'adapters/composition/areas/signed-in.ts',
      is: [
        after(
          "export const signedInModule = callsModule('applications', applicationsCalls, ({ bind }) => {",
          `  bind(areaTokens.${camel}).toResolvedValue(
    (window) => browserDrawn(window, getJobsList),
    [browserTokens.window],
  );`,
        ),
      ],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
    {
      file: 'adapters/composition/drawing.ts',
      is: [
        after(
          '  container.bind(areaTokens.drawnJobs).toConstantValue(drawn(getJobsList));',
          `  container.bind(areaTokens.${camel}).toConstantValue(drawn(getJobsList));`,
        ),
      ],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
    {
      file: `ui/applications/use-${kebab}.ts`,
      is: `import { useEffect } from 'react';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import type { JobsList } from '../../application/applications/applications.api';
import { usePorts } from '../hooks/ports';
import { useOnce } from '../kit/use-once';

export const use${pascal} = (): JobsList | undefined => {
  const drawn = usePorts().find(areaTokens.${camel});
  const answer = useOnce(() => drawn.answer(undefined));
  useEffect(() => drawn.forget(undefined), [drawn]);
  return answer;
};
`,
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
  ],
};
