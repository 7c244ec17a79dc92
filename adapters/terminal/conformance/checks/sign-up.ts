import { checkPhoneNumber, signUp } from '../../../contract/identity/sign-up.calls';
import { refuses, succeeds } from '../expectations';
import { sampleOf } from '../samples';
import { asCandidate, send, type Chapter } from '../world';

/* Sign-up, as far as it can be checked without creating an account: an address that has an account, and phones. */

export const signingUp: Chapter = [
  {
    call: checkPhoneNumber.name,
    title: 'takes a number that can be called',
    source: 'spec 1 §5, spec 1 §7',
    run: async (world) => succeeds(checkPhoneNumber, await send(world, checkPhoneNumber, sampleOf(checkPhoneNumber))),
  },
  {
    call: checkPhoneNumber.name,
    title: 'refuses a number of +1 that nobody can have',
    source: 'spec 1 §5',
    run: async (world) => {
      const nobodys = { ...sampleOf(checkPhoneNumber), phoneNumber: '1235550142' };
      return refuses(checkPhoneNumber, await send(world, checkPhoneNumber, nobodys), 'PhoneNotCallable');
    },
  },
  {
    call: signUp.name,
    title: 'refuses a phone number that nobody can have',
    source: 'spec 1 §5',
    run: async (world) =>
      refuses(signUp, await send(world, signUp, { ...sampleOf(signUp), phone: '1235550142' }), 'PhoneNotCallable'),
  },
  {
    call: signUp.name,
    title: 'refuses an address that has an account, and gives no token for it',
    source: 'spec 1 §7',
    run: asCandidate(async ({ email }, world) =>
      refuses(signUp, await send(world, signUp, { ...sampleOf(signUp), email }), 'AccountExists'),
    ),
  },
];
