import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { aQuestion, aQuestionnaire, aSection, onFile } from '../../support/builders/screening';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn } from '../../support/world/world';

const jobs = [1, 2, 3, 4, 5, 6].map((n) => aPosition({ positionId: positionId(n), positionName: `Job ${n}` }));

const names = async (device: Awaited<ReturnType<typeof signedIn>>): Promise<readonly string[]> =>
  (await answerOf(device.api.listApplications())).applications.map(({ positionName }) => positionName);

describe('My Job Applications', () => {
  it('are sorted by schedule time, then by invitation, newest first; ties in order of creation [R13]', async () => {
    const world = await aWorld({
      positions: jobs,
      applicants: [
        {
          candidate: aCandidate(),
          applications: [
            anApplication({ positionId: positionId(1), invitedOn: at('2026-11-01T12:00:00Z') }),
            anApplication({ positionId: positionId(2), invitedOn: at('2026-11-20T12:00:00Z') }),
            anApplication({ positionId: positionId(3), invitedOn: at('2026-11-20T12:00:00Z') }),
            anApplication({ positionId: positionId(4) }),
          ],
        },
      ],
    });
    const device = await signedIn(world);
    const me = await world.behind(({ candidates }) => candidates.withEmail(aCandidate().email));
    if (me._tag === 'None') throw new Error('The candidate is there');
    const booked = [
      [5, '2026-12-01', '2026-12-01T15:00:00Z'],
      [6, '2026-12-20', '2026-12-20T15:00:00Z'],
    ] as const;
    for (const [n, day, iso] of booked) {
      const appointment = {
        stage: 'interview',
        kind: 'video',
        slot: slot(day, '09:00', '09:30'),
        startsAt: at(iso),
      } as const;
      const application = anApplication({ positionId: positionId(n), applied: 'interview-arranged' });
      await world.behind(({ provisioning }) => provisioning.addApplication(me.value.id, application, appointment));
    }
    expect(await names(device)).toEqual(['Job 6', 'Job 5', 'Job 2', 'Job 3', 'Job 1', 'Job 4']);
  });

  it('show the number of questions while the screening is open, and nothing once it is answered [H 3]', async () => {
    const { questionnaire, ...rest } = onFile(aQuestionnaire(aSection(1, aQuestion(1), aQuestion(2))));
    const asking = aPosition({ questionnaireId: questionnaire.id });
    const asksOf = async (application: Parameters<typeof anApplication>[0]) => {
      const applicants = [{ candidate: aCandidate(), applications: [anApplication(application)] }];
      const world = await aWorld({ positions: [asking], applicants });
      await world.behind(({ provisioning }) => provisioning.putQuestionnaire({ questionnaire, ...rest }));
      const { applications } = await answerOf((await signedIn(world)).api.listApplications());
      return applications.map(({ asks }) => asks);
    };
    const open = { applied: 'not-submitted', screening: 'open' } as const;
    expect(await asksOf(open)).toEqual([{ questionnaireId: questionnaire.id, count: 2 }]);
    expect(await asksOf({})).toEqual([undefined]);
  });

  it("include the position fields that the cards need, with the candidate's name [spec 1 §2]", async () => {
    const position = aPosition({ zone: zone('America/Denver'), description: 'Nights, 👩🏽‍⚕️ & "weekends"' });
    const { api } = await signedIn(await aWorld({ positions: [position] }));
    expect(await answerOf(api.listApplications())).toEqual({
      candidateId: expect.any(Number),
      candidateName: 'Maria Santos',
      applications: [
        {
          application: anApplication(),
          positionName: 'Caregiver',
          communityName: 'Linden Court',
          clientName: 'Hearthside Living',
          address: '2400 N Lincoln Ave, Chicago, IL 60614',
          description: 'Nights, 👩🏽‍⚕️ & "weekends"',
          zone: 'America/Denver',
          appointmentRevision: 0,
          published: true,
          proceededWithoutResume: false,
          asks: undefined,
          colors: { primary: '#00b3da', primaryFont: '#ffffff' },
        },
      ],
    });
  });

  it('are empty for a candidate without applications, who is still greeted [spec 1 §2]', async () => {
    const aisha = aCandidate({ email: email('aisha@example.org'), firstName: 'Aisha', lastName: '' });
    const world = await aWorld({ applicants: [{ candidate: aisha, applications: [] }] });
    const { api } = await signedIn(world, aisha);
    expect(await answerOf(api.listApplications())).toEqual({
      candidateId: expect.any(Number),
      candidateName: 'Aisha',
      applications: [],
    });
  });

  it('include applications whose position is closed or whose status is unknown [R9]', async () => {
    const world = await aWorld({
      positions: jobs.map((position) => ({ ...position, published: false })),
      applicants: [
        {
          candidate: aCandidate(),
          applications: [anApplication({ positionId: positionId(1), status: statusOf(-4.5) })],
        },
      ],
    });
    expect(await names(await signedIn(world))).toEqual(['Job 1']);
  });

  it('are shown to no one else [R3a]', async () => {
    const other = aCandidate({ email: email('other@example.org') });
    const world = await aWorld({
      applicants: [
        { candidate: aCandidate(), applications: [anApplication()] },
        { candidate: other, applications: [] },
      ],
    });
    expect(await names(await signedIn(world, other))).toEqual([]);
  });

  it("can't be read while the store is down: the error reveals no internals [R4]", async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    world.store.breakAfter(0);
    expect(await refusalOf(api.listApplications())).toEqual({
      _tag: 'ServerFault',
      message: 'Something went wrong...!',
      requestId: undefined,
    });
  });
});
