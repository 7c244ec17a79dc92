import type { Answer } from '../../../adapters/server/postgres/engine/answers';
import type { Connections } from '../../../adapters/server/postgres/engine/connections';

/** Connections without an engine: the test scripts the answer to each statement, and statements and returned connections are recorded. */
export interface ScriptedConnections extends Connections {
  readonly asked: readonly string[];
  /** For each returned connection: whether it may never be lent again. */
  readonly givenBack: readonly boolean[];
}

const first = (sql: string): string => sql.trim().split(/\s+/)[0]?.toUpperCase() ?? '';

/** An answer without rows, with the command's name. */
export const nothing = (sql: string): Answer => ({ rows: [], command: first(sql), affected: 0 });

export const scripted = (answer: (sql: string) => Answer | Promise<Answer>): ScriptedConnections => {
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
