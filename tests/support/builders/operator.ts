import { parseTokenName, type TokenName } from '../../../application/ports/operator-caller';
import { decoded } from './decoded';

/** The name of a token of the employer's. */
export const operatorTokenName = (text: string): TokenName => decoded(parseTokenName(text), text);
