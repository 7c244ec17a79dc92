import { idleLimit } from '../../../domain/identity/session';
import { draftKeptFor } from '../../../domain/identity/unfinished-form';
import { longestPictureUrl } from '../../../domain/identity/social-origin';
import { oldestEvidence, proofLifetime } from '../../../domain/identity/social-sign-in';
import { plainRule, type PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

export const accountsRules: PlainChapter = {
  name: 'accounts',
  part: 'Signing in',
  title: 'How is an account made, and what does a provider of sign-ins vouch for?',
  rows: [
    plainRule(
      'identity/sign-up',
      'sign-up',
      'Every fault of the form is said at once: what is required, and that the terms are to be checked.',
      ['spec 1 §5'],
      'registration form, what is needed to sign up, terms and conditions not ticked or accepted, required fields of the sign-up',
    ),
    plainRule(
      'identity/unfinished-form',
      'unfinished',
      `An unfinished form waits in its tab for ${sayLength(draftKeptFor)}, and what a provider vouched for with it.`,
      [],
      'left the sign-up form half filled, is the form lost after a reload, interrupted halfway through the sign-up, how long is an unfinished registration kept',
    ),
    plainRule(
      'identity/person',
      'person',
      'Names and zip code are trimmed, and each field with a fault says its own.',
      ['spec 1 §5', 'R19'],
      'blanks in names or in the zip, spaces around a name',
    ),
    plainRule(
      'identity/phone-check',
      'callable',
      'A phone number of +1 is also checked by the service before sign-up and saving: its area code and its exchange must exist.',
      ['spec 1 §5'],
      'does the phone number have to exist, fake number, real number, area code does not exist, is the number checked',
    ),
    plainRule(
      'identity/social-sign-in',
      'vouched',
      `A provider's statement counts for ${sayLength(oldestEvidence)} and once, and only for an e-mail that it has verified; who signs up with it has ${sayLength(proofLifetime)}.`,
      [],
      'sign in with Google, google account, social sign-in, how long does a google sign-up wait',
    ),
    {
      ...plainRule(
        'identity/social-origin',
        'picture',
        `The picture of a social sign-up is kept only as an https address of at most ${longestPictureUrl.toLocaleString('en-US')} characters, and is never fetched.`,
        ['spec 1 §3'],
        'profile picture from google, photo of a social account',
      ),
      ours: [`${longestPictureUrl.toLocaleString('en-US')} characters`],
    },
    plainRule(
      'identity/encoded-id',
      'links',
      'The ids in links are encoded, so that nobody reads or counts up the jobs behind them.',
      [],
      'why are the ids in links so long, can somebody guess the links of other jobs, encoded id',
    ),
    plainRule(
      'identity/idle',
      'open-page',
      `An open page that nobody used for exactly ${sayLength(idleLimit)} signs out by itself.`,
      ['spec 2 §4.11'],
      'page left open for days, open tab signs out',
    ),
    plainRule(
      'identity/session-mark',
      'drawn',
      'A page that the server drew for one session shows itself to no other.',
      ['R3d'],
    ),
    {
      id: 'unknown-social',
      says: 'A social sign-in that belongs to no account yet leads to the sign-up, with the profile of the provider filled in.',
      asked:
        'signed in with google and came to the sign-up, unknown user of a social sign-in, google sign-in opens the registration form',
      cites: ['spec 1 §4'],
      code: 'application/identity/sign-in-socially.journey.ts',
    },
    {
      id: 'fields',
      says: 'Sign-up asks for first and last name, e-mail, country and phone number, zip code and the terms.',
      asked: 'fields of the sign-up, what do I enter to sign up, which data does an account need',
      cites: ['spec 1 §2', 'spec 1 §5'],
      code: 'domain/identity/sign-up.ts',
    },
    {
      id: 'country',
      says: 'Choosing another country clears the phone number; choosing the same one again changes nothing.',
      asked: 'change the country of the phone, phone number disappeared, country changed and the phone is empty',
      cites: ['spec 1 §5'],
      code: 'domain/identity/phone.ts',
    },
  ],
};
