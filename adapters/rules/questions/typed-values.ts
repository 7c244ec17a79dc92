import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { saySignInCodeFault, saySignInEmailFault } from '../../../application/identity/sign-in-faults.words';
import { sayZipCodeFault } from '../../../application/identity/sign-up-refusals.words';
import { parseEmail } from '../../../domain/text/email';
import { parseOneTimeCode } from '../../../domain/identity/one-time-code';
import { parseZipCode } from '../../../domain/identity/zip-code';
import { struct, text } from '../../contract/codec';
import { rule, type Rule } from '../rule';

export const typedValueQuestion = struct({ value: text });

/** The typed text, and the field's message about it. */
const typedValue = <Fault>(
  name: string,
  parse: (value: string) => E.Either<Fault, unknown>,
  say: (fault: Fault) => string,
): Rule =>
  rule({
    name,
    shape: '{value} → {valid: true} or {valid: false, message}',
    question: typedValueQuestion,
    answer: ({ value }) =>
      pipe(
        parse(value),
        E.match(
          (fault): object => ({ valid: false, message: say(fault) }),
          () => ({ valid: true }),
        ),
      ),
  });

/** R19, in the words of sign-up and sign-in (spec 1 §5). */
export const zipRule = typedValue('zip', parseZipCode, sayZipCodeFault);
export const emailRule = typedValue('email', parseEmail, saySignInEmailFault);
export const otpRule = typedValue('otp', parseOneTimeCode, saySignInCodeFault);
