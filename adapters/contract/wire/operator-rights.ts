import * as E from 'fp-ts/Either';
import {
  longestTokenName,
  operatorRights,
  parseTokenName,
  type OperatorRight,
} from '../../../application/ports/operator-caller';
import { fromParser, listOf, oneOf, textOf, type Codec } from '../codec';

/** What a named token may do. */
export const operatorRight: Codec<OperatorRight> = oneOf(...operatorRights);

/** At least one right. */
export const someRights = fromParser<readonly OperatorRight[], readonly OperatorRight[]>({
  name: `one or more of ${operatorRights.join(', ')}`,
  wire: listOf(operatorRight),
  parse: E.fromPredicate(
    (rights) => rights.length > 0,
    () => 'NoRight',
  ),
  print: (rights) => rights,
  jsonSchema: { type: 'array', items: operatorRight.schema, minItems: 1 },
});

/** By what a token of the employer is known. */
export const operatorTokenName = textOf(
  `1 to ${longestTokenName} letters, digits, spaces, '.', '_' and '-', with a letter or digit at both ends`,
  parseTokenName,
  {
    type: 'string',
    minLength: 1,
    maxLength: longestTokenName,
    pattern: '^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9])?$',
    examples: ['hiring dashboard'],
  },
);
