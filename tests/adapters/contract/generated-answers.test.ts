import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { calls } from '../../../adapters/contract/calls';
import { valueFor } from '../../support/schema/from-schema';

/*
 * A provider that answers according to `/openapi.json` is understood: every answer and refusal that it allows is readable. `ANSWERS=10000` for the
 * long form.
 */

const perCall = Math.ceil(Number(process.env['ANSWERS'] ?? 1_000) / calls.length);
const ajv = new Ajv2020({ strict: false, allErrors: false });
// Only time zone names are generated, and ajv knows no such format.
addFormats(ajv).addFormat('iana-timezone', true);

describe.each(calls.map((call) => [call.name, call] as const))('Of %s', (_, { response, refusal, readRefusal }) => {
  it('the answers that the schema allows are readable', () => {
    const isValid = ajv.compile(response.schema);
    fc.assert(
      fc.property(valueFor(response.schema), (answer) => {
        fc.pre(isValid(answer));
        expect({ answer, readable: response.isReadable(answer) }).toEqual({ answer, readable: true });
      }),
      { numRuns: perCall },
    );
  });

  it('the refusals that the schema allows are readable', () => {
    const { oneOf } = refusal.schema;
    if (!Array.isArray(oneOf) || oneOf.length === 0) return;
    const isValid = ajv.compile(refusal.schema);
    fc.assert(
      fc.property(valueFor(refusal.schema), (refused) => {
        fc.pre(isValid(refused));
        expect({ refused, readable: O.isSome(readRefusal(refused)) }).toEqual({ refused, readable: true });
      }),
      { numRuns: perCall },
    );
  });
});
