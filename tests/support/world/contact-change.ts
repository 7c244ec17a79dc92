import type { ContactWanted } from '../../../application/profile/profile.api';
import { anApplication } from '../builders/applications';
import { aCandidate, code, email } from '../builders/identity';
import { phone } from '../builders/profile';
import { answerOf, refusalOf } from './answers';
import { aWorld, codeInMail, type Device, type World } from './world';

/* Two candidates, one of whom changes address or number (R28). */

export const own = phone('+13125550142');
export const maria = aCandidate({ phone: own });
export const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel', phone: own });
export const moved = email('maria.lopez@example.org');

export const two = () =>
  aWorld({ applicants: [maria, daniel].map((candidate) => ({ candidate, applications: [anApplication()] })) });

export const wanted = (changes: Partial<ContactWanted> = {}): ContactWanted => ({
  email: moved,
  phone: own,
  code: undefined,
  key: undefined,
  ...changes,
});

export const ask = ({ api }: Device, changes: Partial<ContactWanted> = {}) =>
  refusalOf(api.changeContact(wanted(changes)));
export const sentCode = ({ mailer }: World) => code(codeInMail(mailer));
export const wrong = (world: World) => code(codeInMail(world.mailer) === '9999' ? '9998' : '9999');

/** Requests the code of a new address and submits it. */
export const move = async (world: World, device: Device, changes: Partial<ContactWanted> = {}) => {
  await ask(device, changes);
  return answerOf(device.api.changeContact(wanted({ ...changes, code: sentCode(world) })));
};
