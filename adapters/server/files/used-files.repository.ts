import { sql } from 'kysely';
import type { UsedFiles } from '../../../application/files/used-files.store';
import { struct } from '../../contract/codec';
import { fileRef } from '../../contract/files/file-ref.wire';
import { reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

const named = reading(struct({ file: fileRef }), ({ file }) => file);

export const usedFiles = ({ db, all }: Unit): UsedFiles => ({
  among: (files) => {
    // An array that the planner knows to be small: each part looks its files up in an index.
    const these = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)))`;
    return all('resumes', named, {
      execute: async () =>
        (
          await sql`
            select file from resumes where file = ${these}
            union select file from recorded_answers where file = ${these}
            union select playable from recorded_answers where playable = ${these}
            union select file from chat_attachments where file = ${these}`.execute(db)
        ).rows,
    });
  },
});
