import { Subject } from 'rxjs';
import { openScope } from '../../../application/live/scope';
import type { Ports } from '../../../ui/hooks/ports';
import { jobQueries } from '../../../ui/applications/jobs.queries';
import { storeOfSession, type PortalStore } from '../../../ui/store/portal-store';
import { profileChanges } from '../../../ui/profile/profile-changes.queries';
import { outdatedBy } from '../../../ui/store/queries';
import { snacks } from '../../../ui/store/snacks';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, email, key } from '../../support/builders/identity';
import { answerOf } from '../../support/world/answers';
import { settled } from '../../support/world/by-hand';
import { portsOf } from '../../support/world/ports';
import { aWorld, signedIn } from '../../support/world/world';

const maria = aCandidate();
const ines = aCandidate({ email: email('ines@example.org'), firstName: 'Ines', lastName: 'Moreau' });

/** Two candidates, and a page that shows the one who is signed in. */
const aPage = async () => {
  const world = await aWorld({
    applicants: [maria, ines].map((candidate) => ({ candidate, applications: [anApplication()] })),
  });
  const returns = new Subject<unknown>();
  const first = portsOf(world, await signedIn(world, maria));
  let ports: Ports = { ...first, presence: { ...first.presence, returns } };
  const signIn = async (candidate: typeof maria): Promise<void> => {
    ports.sessionScope().end();
    const next = openScope();
    ports = { ...portsOf(world, await signedIn(world, candidate)), sessionScope: () => next };
  };
  return { store: () => storeOfSession(ports), ports: () => ports, signIn, returns };
};

const listed = (store: PortalStore) => jobQueries.endpoints.jobs.select(undefined)(store.getState());
const showList = async (store: PortalStore) => {
  await store.dispatch(jobQueries.endpoints.jobs.initiate(undefined));
};

describe('The store of a session', () => {
  it('is the same one, whichever page asks for it', async () => {
    const { store } = await aPage();
    expect(store()).toBe(store());
  });

  it('shows the second of two people on one page nothing of the first: no cards, no messages [R3a]', async () => {
    const { store, signIn } = await aPage();
    await showList(store());
    expect(listed(store()).data?.candidateName).toBe('Maria Santos');
    store().dispatch(snacks.actions.say('success', 'Maria has booked'));

    await signIn(ines);
    expect(listed(store()).data).toBeUndefined();
    expect(snacks.selectors.shown(store().getState())).toBeUndefined();
    await showList(store());
    expect(listed(store()).data?.candidateName).toBe('Ines Moreau');
  });
});

describe('Fetched data', () => {
  const typed = { firstName: 'Mary', lastName: 'Santos', country: '+1', phone: '(312) 555-0142', zip: '60625' };
  const save = async (changes: Partial<typeof typed>) => {
    const page = await aPage();
    await showList(page.store());
    const shown = await answerOf(page.ports().api.profile());
    const wanted = { shown, typed: { ...typed, ...changes }, key: key('the press') };
    const answer = await page.store().dispatch(profileChanges.endpoints.saveDetails.initiate(wanted)).unwrap();
    await settled();
    await settled();
    return { answer, name: listed(page.store()).data?.candidateName };
  };

  it('is fetched again after a change: the header has the new name', async () => {
    expect(await save({})).toMatchObject({ answer: { _tag: 'Right' }, name: 'Mary Santos' });
  });

  it('stays if the change was refused, and the refusal is returned', async () => {
    expect(await save({ firstName: '' })).toMatchObject({
      answer: { _tag: 'Left', left: { _tag: 'DetailsRejected' } },
      name: 'Maria Santos',
    });
  });

  it.each([
    ['a page asks for it', true, true],
    ['no page asks for it', false, false],
  ] as const)('is fetched again when the page is returned to, if %s', async (_, refetchOnFocus, again) => {
    const { store, ports, returns } = await aPage();
    await store().dispatch(jobQueries.endpoints.jobs.initiate(undefined, { subscriptionOptions: { refetchOnFocus } }));
    const asked = jest.spyOn(ports().api, 'listApplications');
    returns.next(undefined);
    await settled();
    expect(asked.mock.calls.length > 0).toBe(again);
  });

  it.each([
    ['booking', true],
    ['screening', true],
    ['resume', true],
    ['profile', true],
    ['contact', false],
    ['anything', true],
  ] as const)('is fetched again after %s, if the list is affected: %s', async (change, again) => {
    const { store } = await aPage();
    await showList(store());
    const first = listed(store()).fulfilledTimeStamp;
    const asked = jest.spyOn(Date, 'now').mockReturnValue((first ?? 0) + 1);
    store().dispatch(outdatedBy(change));
    await settled();
    await settled();
    expect(listed(store()).fulfilledTimeStamp !== first).toBe(again);
    asked.mockRestore();
  });
});
