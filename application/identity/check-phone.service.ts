import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { PhoneNumber } from '../../domain/identity/phone';
import { checkCallable, type PhoneNotCallable } from '../../domain/identity/phone-check';
import type { PhoneChecked } from './sign-up.api';
import { phoneFineMessage } from './sign-up-refusals.words';
import { unlessRefused } from '../service/unless-refused';

/** Whether a number can be called (spec 1 §7). It needs no token, so it reveals nothing about who has the number. */
export const checkPhone = (phone: PhoneNumber): TE.TaskEither<PhoneNotCallable, PhoneChecked> =>
  pipe(
    unlessRefused(checkCallable(phone)),
    TE.map(() => ({ message: phoneFineMessage })),
  );
