import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { tellingChanges } from '../../../application/chat/tell-changes.service';
import type { InboundMessage } from '../../../application/chat/socket.port';
import type { UnitOfWork } from '../../../application/ports/unit-of-work';
import { begun, occurred, theCandidate, thePortal, type Actor } from '../../../domain/applications/application-event';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const eleven = slot('2026-12-04', '11:00', '11:30');
const named = { email: aCandidate().email, positionId: job.positionId };
const booking = { act: 'Book', kind: 'video', slot: eleven, videoPreference: undefined, key: key('b') } as const;

const begunBy = (by: Actor) => begun('application.applied', by, at('2026-12-04T15:00:00Z'), anApplication());

/** What the open pages of candidates hear. */
const listening = async () => {
  const heard: InboundMessage[] = [];
  const world = await aWorld({
    slots: videoSlots(eleven),
    live: {
      tell: (_, message) => heard.push(message),
      sessionEnded: () => undefined,
    },
  });
  const device = await signedIn(world);
  const { candidateId } = await answerOf(device.api.listApplications());
  const changed = (byCandidate: boolean) => ({
    _tag: 'ApplicationChanged',
    candidateId,
    positionId: job.positionId,
    byCandidate,
  });
  return { world, device, heard, changed, candidateId };
};

describe('An act on an application', () => {
  it('is told to the open pages of its candidate, and whether it was their own [issue U]', async () => {
    const { world, device, heard, changed } = await listening();
    await answerOf(device.api.takeTime({ ...job, ...booking }));
    expect(heard).toEqual([changed(true)]);
    await answerOf(world.operator.act({ ...named, act: 'cancel-interview' }));
    expect(heard).toEqual([changed(true), changed(false)]);
  });

  it('is not told if it was refused [issue U]', async () => {
    const { world, heard } = await listening();
    await refusalOf(world.operator.act({ ...named, act: 'onboarded' }));
    expect(heard).toEqual([]);
  });

  it('is told only if it changed the application: nobody hears that a resume was opened [issue U]', async () => {
    const { world, heard, candidateId } = await listening();
    const opened = occurred('resume.opened', { _tag: 'Employer', name: undefined }, at('2026-12-04T15:00:00Z'));
    await answerOf(world.dependencies.unitOfWork.run(({ events }) => events.add(candidateId, job.positionId, opened)));
    expect(heard).toEqual([]);
  });
});

describe('A store that tells of changes', () => {
  it('tells once what had to be done again, because others were quicker [issue U]', async () => {
    const { world, heard, candidateId, changed } = await listening();
    const { unitOfWork } = world.store;
    const lost: UnitOfWork = {
      run: (work) => async () => {
        await unitOfWork.run((store) =>
          pipe(
            work(store),
            TE.flatMap(() => TE.left('lost')),
          ),
        )();
        return unitOfWork.run(work)();
      },
    };
    const told: InboundMessage[] = [];
    const store = tellingChanges(lost, { tell: (_, message) => told.push(message) });
    await answerOf(store.run(({ events }) => events.add(candidateId, job.positionId, begunBy(theCandidate))));
    expect(told).toEqual([changed(true)]);
    expect(heard).toEqual([]);
  });

  it('tells nobody of imported applications, which come by the thousand [issue U]', async () => {
    const { world, heard, candidateId } = await listening();
    const imported = begun('application.imported', thePortal, at('2026-12-04T15:00:00Z'), anApplication());
    await answerOf(
      world.dependencies.unitOfWork.run(({ events }) => events.add(candidateId, job.positionId, imported)),
    );
    expect(heard).toEqual([]);
  });
});
