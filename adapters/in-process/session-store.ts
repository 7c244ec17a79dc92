import * as O from 'fp-ts/Option';
import type { SocialAttempt } from '../../application/ports/social-sign-in';
import type { SessionToken } from '../../application/ports/secrets';
import type { PositionId } from '../../domain/positions/ids';
import type { SignInHints } from '../../domain/identity/sign-in-hints';
import type { Job } from '../../domain/positions/job';
import type { SocialProfile } from '../../domain/identity/sign-up';
import type {
  ContactChange,
  Kept,
  KeptDateSearch,
  NextToken,
  ScreeningDraft,
  SentCode,
  SessionStore,
  SignUpDraft,
  WorkInHand,
} from '../../application/ports/session-store';

const keptHere = <A>(): Kept<A> => {
  let value: O.Option<A> = O.none;
  return {
    read: () => value,
    write: (written) => {
      value = O.some(written);
    },
    clear: () => {
      value = O.none;
    },
  };
};

/** What one tab of a device stores, without a device. */
export const inMemorySessionStore = (): SessionStore => {
  const token = keptHere<SessionToken>();
  const nextToken = keptHere<NextToken>();
  const signOutMessage = keptHere<string>();
  const hints = keptHere<SignInHints>();
  const hintsOnDevice = keptHere<SignInHints>();
  const sentCode = keptHere<SentCode>();
  const contactChange = keptHere<ContactChange>();
  const socialAttempt = keptHere<SocialAttempt>();
  const workInHand = keptHere<WorkInHand>();
  const dateSearch = keptHere<KeptDateSearch>();
  const jobInHand = keptHere<Job>();
  const drafts = new Map<string, Kept<ScreeningDraft>>();
  const unfoldedCards = keptHere<readonly PositionId[]>();
  const signUpDraft = keptHere<SignUpDraft>();
  const socialProfile = keptHere<SocialProfile>();
  const sessionEnded = keptHere<boolean>();
  const lapse = (): void => {
    [
      token,
      nextToken,
      signOutMessage,
      hints,
      hintsOnDevice,
      sentCode,
      contactChange,
      socialAttempt,
      workInHand,
      dateSearch,
      jobInHand,
      unfoldedCards,
      signUpDraft,
      socialProfile,
    ].forEach(({ clear }) => {
      clear();
    });
    sessionEnded.write(true);
  };
  return {
    token,
    nextToken,
    signOutMessage,
    hints,
    hintsOnDevice,
    sentCode,
    contactChange,
    socialAttempt,
    workInHand,
    dateSearch,
    jobInHand,
    unfoldedCards,
    signUpDraft,
    socialProfile,
    sessionEnded,
    drafts: {
      of: (candidateId, positionId) => {
        const name = `${candidateId} ${positionId}`;
        const draft = drafts.get(name) ?? keptHere<ScreeningDraft>();
        drafts.set(name, draft);
        return draft;
      },
    },
    wipe: () => {
      lapse();
      drafts.clear();
    },
    lapse,
  };
};
