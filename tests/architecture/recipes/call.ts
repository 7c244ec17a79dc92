import { after, before, migration, type Recipe } from './recipe';

const visitorPut =
  'readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<RecorderVisitor>>;';

/** A call that stores one id, in an area and a part of the store that are there. */
export const call: Recipe = {
  adds: 'call',
  mostFiles: 10,
  steps: ({ camel, pascal, kebab, snake }) => [
    {
      file: 'application/applications/recorder.api.ts',
      is: [
        after(
          '  readonly nameRecording: Operation<RecordedVisit, undefined, NoSuchApplication>;',
          `  readonly ${camel}: Operation<RecordedVisit, undefined, NoSuchApplication>;`,
        ),
        after('  nameRecording: true,', `  ${camel}: true,`),
      ],
      noticed: ['types', `application/applications/keep-${kebab}.service.ts`],
      declares: true,
    },
    {
      file: 'adapters/contract/applications/recorder.calls.ts',
      is: [
        before(
          'export const recorderCalls: Bindings<RecorderOperations> = {',
          `/** POST self_record_interviews/${snake} (ours) */
export const ${camel}: CallOf<RecorderOperations['${camel}']> = {
  ...addHotjarUserIds,
  name: '${snake}',
  summary: 'Stores one id.',
  path: 'self_record_interviews/${snake}',
  request: objectWith({ ...jobParts, visitor: field('${snake}', recorderVisitor) }),
};
`,
        ),
        after('export const recorderCalls: Bindings<RecorderOperations> = {', `  ${camel}: oneCall(${camel}),`),
      ],
      noticed: ['types', 'adapters/contract/applications/recorder.calls.ts'],
    },
    {
      file: 'adapters/terminal/conformance/samples.ts',
      is: [after("  hotjarUserId: 'conformance-visit',", `  ${snake}: 'conformance-id',`)],
      noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
    },
    {
      file: `application/applications/keep-${kebab}.service.ts`,
      is: `import type * as TE from 'fp-ts/TaskEither';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { RecorderOperations } from './recorder.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

/** POST ${snake} (ours): stores the id. */
export const keep${pascal} =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (
    caller: CandidateId,
    { positionId, visitor }: RecorderOperations['${camel}']['input'],
  ): TE.TaskEither<StoreUnavailable, undefined> =>
    unitOfWork.run<StoreUnavailable, undefined>(({ recorderVisitors }) =>
      recorderVisitors.${camel}(caller, positionId, visitor),
    );
`,
      noticed: ['types', 'application/service/answers.ts'],
    },
    {
      file: 'application/service/answers.ts',
      is: [
        after(
          "import { keepRecorderVisitor } from '../applications/keep-recorder-visitor.service';",
          `import { keep${pascal} } from '../applications/keep-${kebab}.service';`,
        ),
        after(
          '    nameRecording: candidate(keepRecorderVisitor(deps)),',
          `    ${camel}: candidate(keep${pascal}(deps)),`,
        ),
      ],
      noticed: ['types', 'application/service/answers.ts'],
    },
    {
      file: 'application/applications/applications.store.ts',
      is: [after(`  ${visitorPut}`, `  readonly ${camel}: RecorderVisitors['put'];`)],
      noticed: ['types', `application/applications/keep-${kebab}.service.ts`],
      declares: true,
    },
    {
      file: 'adapters/in-process/applications/recorder-visitors.memory.ts',
      is: [
        after(
          'export const recorderVisitorsIn = (draft: Draft): RecorderVisitors => ({',
          `  ${camel}: (candidateId, positionId, visitor) =>
    written(() => {
      draft.write({ ${camel}: [...draft.read().${camel}, { candidateId, positionId, visitor }] });
    }),`,
        ),
        after(
          '    readonly recorderVisitors: readonly RecorderVisitorRow[];',
          `    readonly ${camel}: readonly RecorderVisitorRow[];`,
        ),
        after('export const recorderVisitorsBegin = {', `  ${camel}: [],`),
      ],
      noticed: ['types', 'adapters/in-process/applications/recorder-visitors.memory.ts'],
    },
    {
      file: 'adapters/server/applications/recorder-visitors.repository.ts',
      is: [
        after(
          'export const recorderVisitors = ({ db, first, done }: Unit): RecorderVisitors => ({',
          `  ${camel}: (candidate, position, visitor) =>
    done(db.insertInto('${snake}').values({ candidate_id: candidate, position_id: position, visitor })),`,
        ),
        before(
          "declare module '../postgres/tables' {",
          `interface ${pascal}Table {
  readonly candidate_id: number;
  readonly position_id: number;
  readonly visitor: string;
}
`,
        ),
        after('    readonly recorder_visitors: RecorderVisitorsTable;', `    readonly ${snake}: ${pascal}Table;`),
      ],
      noticed: ['types', 'adapters/server/applications/recorder-visitors.repository.ts'],
    },
    {
      file: 'tests/server/applications/closed-doors.test.ts',
      is: [after("  confirmExternal: { act: 'applied elsewhere' },", `  ${camel}: 'noted',`)],
      noticed: ['types', 'tests/server/applications/closed-doors.test.ts'],
    },
    ...migration({ camel, kebab }, `create table ${snake} (candidate_id bigint, position_id bigint, visitor text)`),
  ],
};
