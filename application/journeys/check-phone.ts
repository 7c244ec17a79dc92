import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CheckedPhone } from '../../domain/identity/contact-form';
import { isCheckedByServer } from '../../domain/identity/phone';
import type { PhoneNotCallable } from '../../domain/identity/phone-check';
import type { CallFailure } from '../failure';
import type { SignUpApi } from '../ports/candidate-api/sign-up';

/** A check that was not heard changed nothing: it can be asked again. */
const unheard = (failure: CallFailure | PhoneNotCallable): CallFailure | PhoneNotCallable =>
  failure._tag === 'AnswerLost' ? { _tag: 'NoConnection' } : failure;

/** A number of +1 is checked by the server before anything that carries it is sent (spec 1 §5). */
export const checkedFirst = (
  api: Pick<SignUpApi, 'checkPhone'>,
  { country, phone }: CheckedPhone,
): TE.TaskEither<CallFailure | PhoneNotCallable, unknown> =>
  isCheckedByServer(country) ? pipe(api.checkPhone(phone), TE.mapLeft(unheard)) : TE.right(undefined);
