import type { Answer } from '../../../adapters/server/postgres/engine/answers';
import type { Connections } from '../../../adapters/server/postgres/engine/connections';

/** Connections without an engine: each statement is answered as the test says, and what was said and given back is kept. */
export interface ScriptedConnections extends Connections {
  readonly asked: readonly string[];
  /** For each connection that came back: whether it may never be lent again. */
  readonly givenBack: readonly boolean[];
}

const first = (sql: string): string => sql.trim().split(/\s+/)[0]?.toUpperCase() ?? '';

/** An answer without rows, as the command itself is called. */
export const nothing = (sql: string): Answer => ({ rows: [], command: first(sql), affected: 0 });

export const scripted = (answer: (sql: string) => Answer): ScriptedConnections => {
  const asked: string[] = [];
  const givenBack: boolean[] = [];
  return {
    asked,
    givenBack,
    acquire: async () => ({
      ask: async (sql) => {
        asked.push(sql);
        return answer(sql);
      },
      release: (broken) => void givenBack.push(broken),
    }),
    close: () => Promise.resolve(),
  };
};
