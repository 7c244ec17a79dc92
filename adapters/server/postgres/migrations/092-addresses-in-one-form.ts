import * as E from 'fp-ts/Either';
import { sql, type Migration } from 'kysely';
import { parseEmail } from '../../../../domain/text/email';
import { struct, text } from '../../../contract/codec';
import { reading } from '../columns';

const address = reading(struct({ email: text }), ({ email }) => email);

/**
 * Addresses with letters beyond ASCII, in the one form in which they are looked up. Where somebody has an account under both spellings, the older row
 * stays as it is: which of the two is theirs is for people to say.
 */
export const addressesInOneForm: Migration = {
  up: async (db) => {
    const { rows } = await sql`select email from candidates where email ~ '[^ -~]' order by id`.execute(db);
    for (const row of rows) {
      const before = address.decode(row);
      if (E.isLeft(before)) continue;
      const after = parseEmail(before.right);
      if (E.isLeft(after) || after.right === before.right) continue;
      await sql`update candidates set email = ${after.right} where email = ${before.right}
        and not exists (select from candidates where email = ${after.right})`.execute(db);
    }
  },
};
