import type { CodeFault } from '../../application/identity/code-step.live';
import { sayTooManyCodes } from '../../application/identity/identity-refusals.words';
import type { TimeZone } from '../../domain/time/time-zone';
import { codeFaultText } from './code.view';

/** As at sign-in, except for the limit: the mails with these codes have no link, or one that would leave the page. */
export const linklessCodeFaultText = (fault: CodeFault, digits: string, ownZone: TimeZone): string =>
  typeof fault !== 'string' && fault._tag === 'TooManyCodes'
    ? sayTooManyCodes(fault, ownZone)
    : codeFaultText(fault, digits, ownZone);
