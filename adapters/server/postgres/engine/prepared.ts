/** Statements of which the server keeps the parsed form, and mostly the plan, for as long as the connection lasts. */
export interface PreparedStatements {
  /** The statement's name on every connection. Undefined: it is sent to be parsed each time. */
  readonly nameOf: (sql: string, parameters: readonly unknown[]) => string | undefined;
  /** Gives all of them new names, so that each connection prepares them anew. */
  readonly renew: () => void;
}

/** The portal has some 250 statements. Lists of ids make many more out of one, and each takes the server's memory on each connection. */
const mostNames = 500;
const mostParameters = 40;

export const preparedStatements = (): PreparedStatements => {
  const names = new Map<string, string>();
  let count = 0;
  return {
    nameOf: (sql, { length }) => {
      const known = names.get(sql);
      // Without parameters, it is a message of its own in any case, such as COMMIT.
      if (known !== undefined || length === 0 || length > mostParameters || names.size >= mostNames) return known;
      count += 1;
      names.set(sql, `s${count}`);
      return names.get(sql);
    },
    renew: () => names.clear(),
  };
};

/** The server refuses a prepared statement whose answer would have other types than when it was prepared, because a migration changed its table. */
export const preparedIsOutdated = '0A000';
