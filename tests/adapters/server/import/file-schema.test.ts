import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { demoFile } from '../../../../adapters/server/demo/demo-file';
import { exampleFile } from '../../../../adapters/server/import/example-file';
import {
  fileApplication,
  fileCandidate,
  fileConversation,
  filePosition,
  fileSlot,
} from '../../../../adapters/server/import/file-codecs';
import { fileQuestionnaire } from '../../../../adapters/server/import/file-questionnaire';
import { importSchema, sections } from '../../../../adapters/server/import/file-schema';
import { fieldsIn } from '../../../support/schema-fields';
import { fieldWords } from '../../../../adapters/contract/field-words';
import { readRecords } from '../../../../adapters/server/import/read-records';
import { parseTimeZone } from '../../../../domain/time/time-zone';
import { date } from '../../../support/builders/time';
import { valueFor } from '../../../support/schema/from-schema';
import { anEmptyStore } from './importing';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv).addFormat('iana-timezone', (name: string) => E.isRight(parseTimeZone(name)));
const isValid = ajv.compile(importSchema);
const faultsOf = (file: unknown) => (isValid(file) ? [] : isValid.errors);

describe('The schema of the import file, derived from its decoders', () => {
  it('describes the meaning of every field, and contains none that is not read', () => {
    const fields = fieldsIn(sections);
    expect(fields.filter(([, { description }]) => description === undefined).map(([name]) => name)).toEqual([]);
    const said = new Set(fields.map(([, { description }]) => description));
    expect(Object.entries(fieldWords).filter(([, words]) => !said.has(words))).toEqual([]);
  });

  it('accepts the example, a record of each kind, which is loaded whole', async () => {
    expect(faultsOf(exampleFile)).toEqual([]);
    expect(Object.keys(exampleFile)).toEqual(['$schema', ...Object.keys(sections)]);
    expect(await anEmptyStore().load(exampleFile)).toEqual({
      positions: 1,
      questionnaires: 1,
      slots: 2,
      candidates: 1,
      applications: 1,
    });
  });

  it('accepts the demo', () => {
    expect(faultsOf(demoFile(date('2026-12-04')))).toEqual([]);
  });

  it.each([
    ['a name that nobody reads', { slots: [{ ...exampleFile.slots[0], capcity: 2 }] }],
    ['a part that nobody reads', { position: [] }],
    ['a capacity of none', { slots: [{ ...exampleFile.slots[0], capacity: 0 }] }],
    [
      'a field that the portal makes',
      { candidates: [{ ...exampleFile.candidates[0], applications: [{ position_id: 1, schd_date: '2026-12-04' }] }] },
    ],
  ])('rejects %s, as the decoder does', async (_, file) => {
    expect(faultsOf(file)).not.toEqual([]);
    expect((await readRecords([{ name: 'a.json', content: file }])).faults).not.toEqual([]);
  });

  const readers = { filePosition, fileQuestionnaire, fileSlot, fileCandidate, fileApplication, fileConversation };

  it.each(Object.entries(readers))('%s accepts what its schema allows', (_, { type, schema }) => {
    const fits = ajv.compile(schema);
    const read = (record: unknown): E.Either<unknown, unknown> => type.decode(record);
    fc.assert(
      fc.property(valueFor(schema), (record) => {
        fc.pre(fits(record));
        expect({ record, readable: E.isRight(read(record)) }).toEqual({ record, readable: true });
      }),
    );
  });
});
