import { Client } from 'pg';
import * as t from 'io-ts';
import type { Store, UnitOfWork } from '../../application/ports/unit-of-work';
import type { Connections } from '../../adapters/server/postgres/engine/connections';

/* Which statements the store sends, and what PostgreSQL would do for them in a store that has grown. */

/** Keeps every statement and the values it was last sent with. */
export const heardFrom = (connections: Connections) => {
  const statements = new Map<string, readonly unknown[]>();
  const listening: Connections = {
    ...connections,
    acquire: async () => {
      const connection = await connections.acquire();
      return {
        ...connection,
        ask: (sql, parameters) => {
          if (/^\s*(select|insert|update|delete|with)\b/i.test(sql)) statements.set(sql, parameters);
          return connection.ask(sql, parameters);
        },
      };
    },
  };
  return { statements, listening };
};

/** The same unit of work, with a note of each method of the store that a work uses. */
export const notedCalls = (unitOfWork: UnitOfWork) => {
  const all = new Set<string>();
  const made = new Set<string>();
  const noted = (store: Store): Store => {
    for (const part of Object.keys(store)) {
      const methods: unknown = Reflect.get(store, part);
      if (typeof methods === 'object' && methods !== null)
        for (const name of Object.keys(methods)) all.add(`${part}.${name}`);
    }
    return new Proxy(store, {
      get: (whole, part, receiver) => {
        const methods: unknown = Reflect.get(whole, part, receiver);
        if (typeof methods !== 'object' || methods === null) return methods;
        return new Proxy(methods, {
          get: (of, name) => {
            made.add(`${String(part)}.${String(name)}`);
            const method: unknown = Reflect.get(of, name);
            return method;
          },
        });
      },
    });
  };
  return {
    noted: { run: (work) => unitOfWork.run((store) => work(noted(store))) } satisfies UnitOfWork,
    neverMade: () => [...all].filter((name) => !made.has(name)),
  };
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

const planNode: t.Type<PlanNode, unknown> = t.recursion('PlanNode', () =>
  t.intersection([
    t.type({ 'Node Type': t.string }),
    t.partial({
      'Relation Name': t.string,
      'Parent Relationship': t.string,
      Filter: t.string,
      Plans: t.readonlyArray(planNode),
    }),
  ]),
);
const explained = t.type({
  rows: t.readonlyArray(t.type({ 'QUERY PLAN': t.readonlyArray(t.type({ Plan: planNode })) })),
});

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** `exists (select … from table)` ends at the first row. */
const asksWhetherEmpty = (node: PlanNode): boolean =>
  node['Parent Relationship'] === 'InitPlan' && node.Filter === undefined;

/** The tables that PostgreSQL would read from beginning to end for this statement. */
const readWholly = (answer: unknown): readonly string[] => {
  if (!explained.is(answer)) throw new Error('EXPLAIN answers otherwise here.');
  return answer.rows
    .flatMap((row) => row['QUERY PLAN'])
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter((node) => node['Node Type'].endsWith('Seq Scan') && !asksWhetherEmpty(node))
    .flatMap((node) => node['Relation Name'] ?? []);
};

/** For each statement that would read one of these tables wholly: the statement, and those tables. */
export const sequentialScans = async (
  databaseUrl: string,
  statements: ReadonlyMap<string, readonly unknown[]>,
  tables: readonly string[],
): Promise<readonly { readonly statement: string; readonly tables: readonly string[] }[]> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const found: { readonly statement: string; readonly tables: readonly string[] }[] = [];
  try {
    for (const [statement, parameters] of statements) {
      const answer: unknown = await client.query(`explain (format json) ${statement}`, [...parameters]);
      const scanned = readWholly(answer).filter((table) => tables.includes(table));
      if (scanned.length > 0) found.push({ statement: statement.replace(/\s+/g, ' '), tables: scanned });
    }
  } finally {
    await client.end();
  }
  return found;
};
