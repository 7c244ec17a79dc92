import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { calls } from '../../../adapters/contract/calls';
import { changed, valueFor } from '../../support/schema/from-schema';

/*
 * What `/openapi.json` allows is read, and what it does not allow is refused: the schema and the decoder agree. `REQUESTS=10000` for the long form.
 */

const perCall = Math.ceil(Number(process.env['REQUESTS'] ?? 500) / calls.length);
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats(ajv);

describe.each(calls.map((call) => [call.name, call] as const))('Requests of %s', (_, { request }) => {
  const isValid = ajv.compile(request.schema);

  it('that the schema allows are readable', () => {
    fc.assert(
      fc.property(valueFor(request.schema), (fields) => {
        fc.pre(isValid(fields));
        expect({ fields, readable: request.isReadable(fields) }).toEqual({ fields, readable: true });
      }),
      { numRuns: perCall },
    );
  });

  it('that the schema does not allow are not readable', () => {
    fc.assert(
      fc.property(valueFor(request.schema).chain(changed), (fields) => {
        if (isValid(fields)) return;
        expect({ fields, readable: request.isReadable(fields) }).toEqual({ fields, readable: false });
      }),
      { numRuns: perCall },
    );
  });
});
