import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CheckedPhone } from '../../domain/identity/contact-form';
import { isCheckedByServer } from '../../domain/identity/phone';
import type { PhoneNotCallable } from '../../domain/identity/phone-check';
import type { CallFailure } from '../failure';
import type { SignUpApi } from './sign-up.api';

/** The check has no answer and changed nothing, so it can be repeated. */
const unheard = (failure: CallFailure | PhoneNotCallable): CallFailure | PhoneNotCallable =>
  failure._tag === 'AnswerLost' ? { _tag: 'NoConnection' } : failure;

/** The server checks a +1 number before anything that contains it is sent (spec 1 §5). */
export const checkedFirst = (
  api: Pick<SignUpApi, 'checkPhone'>,
  { country, phone }: CheckedPhone,
): TE.TaskEither<CallFailure | PhoneNotCallable, unknown> =>
  isCheckedByServer(country) ? pipe(api.checkPhone(phone), TE.mapLeft(unheard)) : TE.right(undefined);
