import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { statusOf } from '../../domain/applications/status-catalogue';
import { anApplication, communityId, positionId } from '../support/builders/applications';
import { sample } from '../../adapters/terminal/conformance/samples';
import { aCandidate, email } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { slot } from '../support/builders/slots';
import type { Fields } from '../../adapters/terminal/conformance/asking';
import { asked, everyCall } from './every-call';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from './portal-over-http';

/*
 * Every call of the contract, made by a stranger: with the ids of another candidate's job, and without a token. A new call is covered as soon as it
 * is in the contract.
 */

const daniel = aCandidate({ email: email('daniel.okafor@example.org'), firstName: 'Daniel', lastName: 'Okafor' });
const his = { communityId: communityId(77), positionId: positionId(8_800) };
const nine = slot('2026-12-07', '09:00', '09:30');

/** Daniel's data, which no response to Maria may contain. */
const secrets = ['Daniel', 'Okafor', 'Hidden House', 'Night Cook', 'daniel.okafor'];

/** The conformance kit's value for every field of any call, about Daniel's job. */
const fields: Fields = {
  ...sample,
  community_id: his.communityId,
  position_id: his.positionId,
  location_id: his.communityId,
  slot_date: nine.date,
  slot_from: nine.from,
  slot_to: nine.to,
  candidate_id: 2,
  hm_id: 900,
  sender_id: 900,
  hiring_manager_id: 900,
  to: 900,
  message_id: 1,
  // An invalid entry: the candidate's own profile has no ids, so a valid one would rightly be stored.
  experience_details: [{ job_title: 'Cook', company_name: 'Hall', start_date: '9999-01' }],
};

/** Maria's portal, in which Daniel has applied elsewhere: a time to choose, an offer, everything a call could need. */
const portalOf = async (status: 0 | 1 | 21 | 32 | 35) =>
  portalOverHttp({
    positions: [
      aPosition(),
      aPosition({
        ...his,
        positionName: 'Night Cook',
        role: 'Night Cook',
        communityName: 'Hidden House',
        published: false,
      }),
    ],
    slots: (['video', 'in-person', 'onboarding', 'onsite'] as const).map((kind) => ({
      positionId: his.positionId,
      kind,
      slots: [{ slot: nine, capacity: 1 }],
    })),
    applicants: [
      { candidate: aCandidate(), applications: [anApplication()] },
      { candidate: daniel, applications: [anApplication({ ...his, status: statusOf(status), onboarding: true })] },
    ],
  });

const candidates = everyCall.filter(({ access }) => access.startsWith('candidate'));

/** They take no ids: they concern the caller's own session. */
const ofTheSession = ['sign_out', 'prove_email'];

/** POSTs, as the specification has them. */
const ownLists = ['chat_conversations_list', 'get_unread_messages'];

describe("A stranger with another candidate's ids [R3a, R3b, R10b]", () => {
  it.each([0, 1, 21, 32, 35] as const)(
    'gets nothing from any call and changes nothing, in status %i',
    async (status) => {
      const portal = await portalOf(status);
      const headers = await signInOverHttp(portal);
      const stands = () =>
        portal.world.behind((store) =>
          pipe(
            store.candidates.withEmail(daniel.email),
            TE.flatMap(TE.fromOption(() => ({ _tag: 'StoreUnavailable' }) as const)),
            TE.flatMap(({ id }) => store.applications.of(id)),
          ),
        );
      const stood = await stands();
      for (const call of candidates.filter(({ name }) => !ofTheSession.includes(name))) {
        const answer = await portal.inject(asked(call, fields, headers));
        const { statusCode } = bodyOf(answer);
        const said = `${call.name}: ${String(statusCode)} ${answer.body}`;
        expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
        expect({ said, unread: statusCode === 400 || answer.statusCode >= 500 }).toEqual({ said, unread: false });
        // The caller's own lists take no ids: they succeed, and contain nothing of others.
        if ((call.method !== 'GET' || call.path.includes('{')) && !ownLists.includes(call.name))
          expect({ said, let: statusCode === 200 }).toEqual({ said, let: false });
      }
      expect(await stands()).toEqual(stood);
    },
  );
});

describe('An unauthorized caller [R3b]', () => {
  // One portal for all: a refused call changes nothing.
  let portal: PortalOverHttp;
  let maria: Record<string, string>;
  beforeAll(async () => {
    portal = await portalOf(0);
    maria = await signInOverHttp(portal);
  });

  it.each(candidates)('is refused by $name without a token, before anything else is checked', async (call) => {
    for (const headers of [{}, { authorization: 'Bearer x' }, { cookie: 'candidates_token=x' }]) {
      const answer = await portal.inject(asked(call, fields, headers));
      expect([answer.statusCode, bodyOf(answer)['statusCode']]).toEqual([401, 401]);
      expect(Object.keys(bodyOf(answer)).sort()).toEqual(['error', 'request_id', 'statusCode']);
    }
  });

  it.each(everyCall.filter(({ access }) => access === 'operator'))(
    "is refused by the operator's $name with a candidate's token",
    async (call) => {
      const answer = await portal.inject(asked(call, fields, maria));
      expect([401, 403]).toContain(answer.statusCode);
      expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([]);
    },
  );
});
