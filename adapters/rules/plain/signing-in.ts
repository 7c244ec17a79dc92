import { tokenSwapAfter } from '../../../domain/identity/email-change';
import {
  codeLifetime,
  codesPerDay,
  codesPerHour,
  resendAfter,
  triesPerCode,
} from '../../../domain/identity/one-time-code';
import { expiryRedirect, idleLimit, signOutRedirect } from '../../../domain/identity/session';
import { hintsKeptFor } from '../../../domain/identity/sign-in-hints';
import { askAfter } from '../../../domain/identity/who-is-here';
import { accountIsNewFor, newAccountHolds } from '../../../domain/applications/fresh-account';
import { keptFor } from '../../../domain/recording/kept-chunks';
import type { PlainChapter } from '../plain-chapter';
import { sayLength } from './units';

const code = 'domain/identity/one-time-code.ts';
const session = 'domain/identity/session.ts';

export const codesRules: PlainChapter = {
  name: 'sign-in-codes',
  part: 'Signing in',
  title: 'How long does a sign-in code work, and how many are there?',
  rows: [
    {
      id: 'lifetime',
      says: `A code works for ${sayLength(codeLifetime)}. After that it is refused, and a new one has to be requested.`,
      asked:
        'how long is a code valid, when does the code expire, an expired or old code, how long does a login code work or last, is my code still good, minutes to enter or type in the code, the code has run out, code from this morning',
      cites: ['R3c'],
      code,
    },
    {
      id: 'tries',
      says: `A code allows ${triesPerCode} tries, the right one among them; after that it is locked.`,
      asked:
        'how often may a wrong code be typed, wrong code attempts, locked out, too many wrong codes, guess the code, mistyped code several times, how many attempts or chances, lockout, blocked after wrong codes, code is locked or used up, typos in the code',
      cites: ['R3c'],
      code,
    },
    {
      id: 'requests',
      says: `An e-mail address can request ${codesPerHour} codes an hour and ${codesPerDay} a day.`,
      asked:
        'codes per hour and per day, rate limit, too many codes requested, how many codes can be asked for, requested or sent, maximum number of codes, too many requests for a code',
      cites: ['R3c'],
      code,
    },
    {
      id: 'resend',
      says: `A code can be resent after ${sayLength(resendAfter)}.`,
      asked:
        'resend code link, request a new code, another code, code did not arrive or never came, no code in the mail, send the code again, ask for another code, how long to wait for a new code, resend timer',
      cites: ['spec 1 §9'],
      code,
    },
    {
      id: 'password',
      says: 'There is no password: sign-in takes the e-mail address and a code that is sent to it, or a social sign-in.',
      asked: 'forgot the password, reset or change the password, login data, how do I log in, username',
      cites: ['spec 1 §1', 'spec 1 §4'],
      code,
    },
    {
      id: 'link',
      says: 'The link in the same mail signs in as well: once, by a press of its button, so that a mail scanner that opens it uses nothing up.',
      asked:
        'magic link, sign-in link in the email, click the link instead, does the sign-in link work twice, use the link again or a second time, link in the mail for logging in',
      cites: ['R3c'],
      code: 'domain/identity/sign-in-link.ts',
    },
    {
      id: 'unknown',
      says: "An e-mail address that has no account gets no code: the page says 'Invalid userEmail'. Who is new signs up first.",
      asked:
        'email not found, email unknown at sign-in, no account with this address, invalid userEmail, address is not known',
      cites: ['spec 1 §8'],
      code: 'application/identity/with-code.service.ts',
    },
    {
      id: 'boxes',
      says: 'Four boxes take the digits of what is typed or pasted, and nothing else; with the fourth the code is sent by itself.',
      asked:
        'paste the code, boxes of the code, is there a button to send the code, letters in the code boxes, code is sent automatically',
      cites: ['spec 1 §4', 'spec 1 §5'],
      code: 'domain/identity/one-time-code.ts',
    },
    {
      id: 'one-network',
      says: 'A job fair may sit behind one network address: at least 300 sign-ins and 6,000 calls a minute are let through from there.',
      asked: 'many people on one wifi, same network or IP address, job fair, limit for an address, shared internet',
      cites: ['R3c'],
      code: 'adapters/server/fastify/limits.ts',
    },
  ],
};

export const sessionsRules: PlainChapter = {
  name: 'sessions',
  part: 'Signing in',
  title: 'When does a session end, and who is asked whether they are still there?',
  rows: [
    {
      id: 'idle',
      says: `A session ends after ${sayLength(idleLimit)} without use: the candidate signs in again.`,
      asked:
        'idle sign-out, when is somebody signed out, automatic logout, inactivity timeout, session expires, stay signed in, how long is somebody logged in, kicked out, thrown out of the portal, why was I signed out, stay logged in over night or for days, how long does a login last, log in again after how many hours',
      cites: ['spec 2 §4.11'],
      code: session,
    },
    {
      id: 'who-is-here',
      says: `A portal that was not used for ${sayLength(askAfter)} asks 'Welcome Back' before it shows anything, with the stored name and e-mail and 'Is that right?': 'Yes' continues, 'No, log out' wipes all local data and goes to login.`,
      asked:
        "welcome back dialog, is it still you, somebody else uses the same phone or computer, family member at my device, why does it ask who I am, is that right, sees another candidate's data, two people share a tablet, things of somebody else in the family",
      cites: ['R3d', 'spec 1 §2'],
      code: 'domain/identity/who-is-here.ts',
    },
    {
      id: 'not-needed',
      says: "Without signing in everybody can read adverts and 'How it works', ask for a code, sign in and open an account. All else needs a session, also by a call.",
      asked:
        'which pages are public, read an advert without an account or without signing in, do you have to register to see jobs, who may call without a token',
      cites: ['R3b'],
      code: 'application/service/answers.ts',
    },
    {
      id: 'expired',
      says: `When the service no longer knows the session (401), 'Session timeout please login..!' stands for ${sayLength(expiryRedirect)}, then sign-in opens.`,
      asked:
        'session timeout message, unauthorized, message that the session timed out, please login, why does it say session timeout',
      cites: ['R3b', 'spec 1 §8'],
      code: session,
    },
    {
      id: 'every-tab',
      says: `Logout asks 'Are you sure you want to logout?'. Signing out in one tab signs the others out as well; 'Logged out successfully' stands for ${sayLength(signOutRedirect)}, and the login opens.`,
      asked:
        'log out in another tab, two tabs, signed out in one window, several windows or tabs open, does signing out here sign out there',
      cites: ['R3', 'spec 1 §4', 'spec 1 §2'],
      code: session,
    },
    {
      id: 'wiped',
      says: `At sign-out drafts and kept answers are deleted from the device; only a recording that was not sent yet waits for its owner, for ${sayLength(keptFor)}.`,
      asked:
        'what stays on a shared phone after logout, unsent recording kept, how long is an unsent recording kept on the device, what is deleted when logging out, is my draft gone after signing out, data left on a borrowed or public computer, what stays on the device',
      cites: ['R3a'],
      code: 'domain/recording/kept-chunks.ts',
    },
    {
      id: 'remembered',
      says: `Where somebody wanted to go is remembered for ${sayLength(hintsKeptFor)} while they sign in.`,
      asked:
        'how long is the intended page remembered, come back to the page after signing in, does the portal remember where I wanted to go',
      cites: ['R2'],
      ours: [sayLength(hintsKeptFor)],
      code: 'domain/identity/sign-in-hints.ts',
    },
    {
      id: 'token',
      says: "The session's token stands in the browser's local storage and in a cookie; calls carry it in their header, and the server reads only that.",
      asked: 'cookie, token, where is the session kept, does the portal set cookies, local storage',
      cites: ['R3'],
      code: 'adapters/server/fastify/answering.ts',
    },
    {
      id: 'two-jobs',
      says: 'Two tabs never mix jobs: what is being worked on belongs to its own tab.',
      asked: 'two jobs in two tabs, several jobs open at once, wrong job after switching tabs',
      cites: ['R3'],
      code: 'application/navigation/carried.ts',
    },
    {
      id: 'tracking',
      says: 'Session recording and the tracking pixel load only where they are configured, and never receive typed values, tokens or e-mails.',
      asked:
        'tracking, analytics, hotjar, tracking pixel, is the candidate tracked, session recording, privacy of what is typed',
      cites: ['R5'],
      code: 'adapters/browser/page/session-recording.ts',
    },
  ],
};

export const addressesRules: PlainChapter = {
  name: 'addresses',
  part: 'Signing in',
  title: 'What may somebody do whose e-mail address is not proven, or has changed?',
  rows: [
    {
      id: 'unproven',
      says: 'A session that came from a sign-up alone may look, apply, answer the questions and upload its own resume; taking a time asks for the e-mailed code first.',
      asked:
        'unverified email address, new account without a code, book without verifying the email, address not confirmed or not proven yet, without having verified the mail, what can somebody do before confirming the e-mail, why is a code asked when booking, just signed up',
      cites: ['R41'],
      code: 'domain/identity/address-proof.ts',
    },
    {
      id: 'new-account',
      says: `During the first ${sayLength(accountIsNewFor)} after its address is proven, an account from a sign-up holds at most ${newAccountHolds} appointments at once; after that there is no such limit.`,
      asked:
        'how many appointments may a new account book at the same time, limit for new accounts, several bookings on the first day, how many appointments may somebody brand new take, why can a new candidate not book a fourth appointment',
      cites: [],
      code: 'domain/applications/fresh-account.ts',
    },
    {
      id: 'change',
      says: `A new e-mail address counts once the code sent to it was given; the old address is told, and the new session replaces the old after ${sayLength(tokenSwapAfter)}.`,
      asked:
        'change the email address, edit email, new email, use a different email address, switch to another mail address, when does the new address count, wrong address in my account, is the old address told',
      cites: ['R28', 'spec 1 §9'],
      code: 'domain/identity/email-change.ts',
    },
    {
      id: 'read-only',
      says: "The e-mail address can't be edited on the profile; 'Your details' changes it.",
      asked: 'email read-only on the profile, why can the email not be edited in the profile, email field is locked',
      cites: ['R28'],
      code: 'domain/identity/contact-form.ts',
    },
    {
      id: 'phone',
      says: "A phone number is changed in 'Your details', with or without the e-mail address; the profile itself saves only names, zip code, education and experience.",
      asked: 'change the phone number, new phone number, what can be changed on the profile, update my phone',
      cites: ['R28', 'spec 1 §5'],
      code: 'domain/identity/contact-form.ts',
    },
  ],
};
