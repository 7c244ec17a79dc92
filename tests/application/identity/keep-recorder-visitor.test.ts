import { statusOf } from '../../../domain/applications/status-catalogue';
import { seeApplication } from '../../../application/operator/act-on-application.service';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email, visitor } from '../../support/builders/identity';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel' });

const portal = async () => {
  const world = await aWorld({
    applicants: [
      { candidate: aCandidate(), applications: [anApplication()] },
      { candidate: daniel, applications: [] },
    ],
  });
  return { world, maria: await signedIn(world) };
};

describe('addHotjarUserIds', () => {
  it('stores the recording of an application, and the operator sees the latest one, or none [spec 1 §7]', async () => {
    const { world, maria } = await portal();
    const seen = () => answerOf(seeApplication(world.dependencies)({ email: aCandidate().email, ...job }));
    expect(await seen()).toMatchObject({ recorderVisitor: undefined });
    for (const id of ['visit-1', 'visit-2']) {
      await answerOf(maria.api.nameRecording({ ...job, visitor: visitor(id) }));
      expect(await seen()).toMatchObject({ recorderVisitor: id, application: { status: statusOf(0) } });
    }
  });

  it('is refused for a job without an application, or under another community [R10b]', async () => {
    const { world, maria } = await portal();
    const none = { _tag: 'NoSuchApplication' };
    const his = await signedIn(world, daniel);
    expect(await refusalOf(his.api.nameRecording({ ...job, visitor: visitor('visit-1') }))).toEqual(none);
    const elsewhere = { ...job, communityId: communityId(43), visitor: visitor('visit-1') };
    expect(await refusalOf(maria.api.nameRecording(elsewhere))).toEqual(none);
  });

  it('is refused without a session [R3b]', async () => {
    const { world } = await portal();
    const stranger = world.device();
    expect(await refusalOf(stranger.api.nameRecording({ ...job, visitor: visitor('visit-1') }))).toMatchObject({
      _tag: 'SessionEnded',
    });
  });
});
