import { known } from '../../../domain/brand';
import type { Candidate } from '../../../domain/profile/candidate';
import type { SocialOrigin } from '../../../domain/identity/social-origin';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { Sealed } from '../../../application/ports/secrets';
import type { Profiles } from '../../../application/profile/profiles.store';
import type {
  Accounts,
  Addressee,
  Sessions,
  SocialSignIns,
  StoredSession,
} from '../../../application/identity/people.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { Instant } from '../../../domain/time/instant';
import { answer, found, withEntry, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

declare module '../store/memory' {
  interface Memory {
    readonly candidates: readonly Candidate[];
    readonly socialOrigins: ReadonlyMap<CandidateId, SocialOrigin>;
    /** Candidates who signed up themselves, with the time they first proved their address. */
    readonly signedUp: ReadonlyMap<CandidateId, Instant | undefined>;
    /** The zone of each candidate's device when they last took a time. */
    readonly zones: ReadonlyMap<CandidateId, TimeZone>;
    readonly sessions: ReadonlyMap<Sealed, StoredSession>;
    readonly socialSignIns: ReadonlyMap<string, Instant>;
  }
}

/** Nothing is stored yet. */
export const peopleBegin = {
  candidates: [],
  socialOrigins: new Map(),
  signedUp: new Map(),
  zones: new Map(),
  sessions: new Map(),
  socialSignIns: new Map(),
} satisfies Partial<Memory>;

/** 1, 2, 3 …: nobody is ever removed. */
export const nextCandidateId = (candidates: readonly Candidate[]): CandidateId =>
  known<CandidateId>(candidates.length + 1);

const addresseeIn = (draft: Draft, id: CandidateId): Addressee | undefined => {
  const { candidates, signedUp, zones } = draft.read();
  const account = candidates.find((one) => one.id === id);
  return (
    account && {
      account,
      proven: !signedUp.has(id) || signedUp.get(id) !== undefined,
      provenAt: signedUp.get(id),
      zone: zones.get(id),
    }
  );
};

export const candidatesIn = (draft: Draft): Accounts & Profiles => ({
  withEmail: (email) => found(() => draft.read().candidates.find((candidate) => candidate.email === email)),
  withId: (id) => found(() => draft.read().candidates.find((candidate) => candidate.id === id)),
  whole: (id) => found(() => draft.read().candidates.find((candidate) => candidate.id === id)),
  update: (id, { zip, ...update }) =>
    written(() => {
      const candidates = draft
        .read()
        .candidates.map((candidate) =>
          candidate.id === id ? { ...candidate, ...update, zip: zip ?? candidate.zip } : candidate,
        );
      draft.write({ candidates });
    }),
  add: ({ social, ...fields }) =>
    found(() => {
      const { candidates, socialOrigins, signedUp } = draft.read();
      if (candidates.some(({ email }) => email === fields.email)) return undefined;
      const id = nextCandidateId(candidates);
      draft.write({
        candidates: [...candidates, { ...fields, id, experience: [], education: [] }],
        signedUp: withEntry(signedUp, id, undefined),
        socialOrigins: social === undefined ? socialOrigins : withEntry(socialOrigins, id, social),
      });
      return id;
    }),
  proveAddress: (id, at) =>
    written(() => {
      const { signedUp } = draft.read();
      if (signedUp.has(id)) draft.write({ signedUp: withEntry(signedUp, id, signedUp.get(id) ?? at) });
    }),
  addressee: (id) => found(() => addresseeIn(draft, id)),
  /* Units of work run one after another here. */
  lockAddressee: (id) => found(() => addresseeIn(draft, id)),
  hasProvenAddress: (id) =>
    answer(() => {
      const { candidates, signedUp } = draft.read();
      return candidates.some((one) => one.id === id) && (!signedUp.has(id) || signedUp.get(id) !== undefined);
    }),
  keepZone: (id, zone) =>
    written(() => {
      draft.write({ zones: withEntry(draft.read().zones, id, zone) });
    }),
  socialOrigin: (id) => found(() => draft.read().socialOrigins.get(id)),
  changeContact: (id, contact) =>
    written(() => {
      draft.write({
        candidates: draft
          .read()
          .candidates.map((candidate) => (candidate.id === id ? { ...candidate, ...contact } : candidate)),
      });
    }),
});

const opened = (draft: Draft, proven: boolean) => (token: Sealed, candidateId: CandidateId, at: Instant) =>
  written(() => {
    const session = { candidateId, lastUsedAt: at, proven, endsAt: undefined, lineage: token };
    draft.write({ sessions: withEntry(draft.read().sessions, token, session) });
  });

export const sessionsIn = (draft: Draft): Sessions => ({
  open: opened(draft, true),
  openUnproven: opened(draft, false),
  openLike: (other, token, at) =>
    written(() => {
      const { sessions } = draft.read();
      const like = sessions.get(other);
      if (like !== undefined)
        draft.write({ sessions: withEntry(sessions, token, { ...like, lastUsedAt: at, endsAt: undefined }) });
    }),
  prove: (token) =>
    written(() => {
      const { sessions } = draft.read();
      const lineage = sessions.get(token)?.lineage;
      draft.write({
        sessions: new Map(
          [...sessions].map(([sealed, one]) => [sealed, one.lineage === lineage ? { ...one, proven: true } : one]),
        ),
      });
    }),
  closeUnproven: (candidateId) =>
    written(() => {
      const { sessions, resumeLinks } = draft.read();
      const stays = ([, one]: readonly [Sealed, { readonly proven: boolean; readonly candidateId: CandidateId }]) =>
        one.proven || one.candidateId !== candidateId;
      draft.write({
        sessions: new Map([...sessions].filter(stays)),
        resumeLinks: new Map([...resumeLinks].filter(stays)),
      });
    }),
  keepOpen: (token) => answer(() => draft.read().sessions.has(token)),
  find: (token) => found(() => draft.read().sessions.get(token)),
  among: (tokens) =>
    answer(() =>
      tokens.flatMap((token) => {
        const session = draft.read().sessions.get(token);
        return session === undefined ? [] : [{ ...session, token }];
      }),
    ),
  touch: (token, at) =>
    written(() => {
      const { sessions } = draft.read();
      const session = sessions.get(token);
      if (session !== undefined) draft.write({ sessions: withEntry(sessions, token, { ...session, lastUsedAt: at }) });
    }),
  close: (token) =>
    written(() => {
      draft.write({ sessions: new Map([...draft.read().sessions].filter(([sealed]) => sealed !== token)) });
    }),
  endAt: (token, at) =>
    written(() => {
      const { sessions } = draft.read();
      const session = sessions.get(token);
      if (session !== undefined) draft.write({ sessions: withEntry(sessions, token, { ...session, endsAt: at }) });
    }),
  endAllAt: (candidate, at) =>
    written(() => {
      const ended = (session: StoredSession): StoredSession =>
        session.candidateId !== candidate || (session.endsAt !== undefined && session.endsAt < at)
          ? session
          : { ...session, endsAt: at };
      draft.write({
        sessions: new Map([...draft.read().sessions].map(([sealed, session]) => [sealed, ended(session)])),
      });
    }),
});

export const socialSignInsIn = (draft: Draft): SocialSignIns => ({
  useOnce: (nonce, issuedAt, forgetBefore) =>
    answer(() => {
      const kept = new Map([...draft.read().socialSignIns].filter(([, issued]) => issued >= forgetBefore));
      const first = !kept.has(nonce);
      draft.write({ socialSignIns: first ? withEntry(kept, nonce, issuedAt) : kept });
      return first;
    }),
});
