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
    ),
    plainRule(
      'identity/unfinished-form',
      'unfinished',
      `An unfinished form waits in its tab for ${sayLength(draftKeptFor)}, and what a provider vouched for with it.`,
    ),
    plainRule(
      'identity/person',
      'person',
      'Names and zip code are trimmed, and each field with a fault says its own.',
      ['spec 1 §5', 'R19'],
    ),
    plainRule(
      'identity/phone-check',
      'callable',
      'A phone number of +1 is also checked by the service before sign-up and saving: its area code and its exchange must exist.',
      ['spec 1 §5'],
    ),
    plainRule(
      'identity/social-sign-in',
      'vouched',
      `A provider's statement counts for ${sayLength(oldestEvidence)} and once, and only for an e-mail that it has verified; who signs up with it has ${sayLength(proofLifetime)}.`,
    ),
    {
      ...plainRule(
        'identity/social-origin',
        'picture',
        `The picture of a social sign-up is kept only as an https address of at most ${longestPictureUrl.toLocaleString('en-US')} characters, and is never fetched.`,
        ['spec 1 §3'],
      ),
      ours: [`${longestPictureUrl.toLocaleString('en-US')} characters`],
    },
    plainRule(
      'identity/encoded-id',
      'links',
      'The ids in links are encoded, so that nobody reads or counts up the jobs behind them.',
    ),
    plainRule(
      'identity/idle',
      'open-page',
      `An open page that nobody used for exactly ${sayLength(idleLimit)} signs out by itself.`,
      ['spec 2 §4.11'],
    ),
    plainRule(
      'identity/session-mark',
      'drawn',
      'A page that the server drew for one session shows itself to no other.',
      ['R3d'],
    ),
  ],
};
