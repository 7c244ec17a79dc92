import {
  appliedPosition,
  applyJob,
  getCandidatePosition,
  getPosition,
  getPositionsData,
  getRedirectionLinks,
} from '../../../contract/applications/applying.calls';
import { addHotjarUserIds } from '../../../contract/applications/recorder.calls';
import { techCheckRecords, thresholdCalls } from '../../../contract/tech-check/tech-check.calls';
import { getPositionData } from '../../../contract/scheduling/scheduling.calls';
import { getHistory } from '../../../contract/applications/history.calls';
import { getJobsList } from '../../../contract/applications/applications.calls';
import { getCandidateProfile } from '../../../contract/profile/profile.calls';
import { inviteUploadResume, proceedWithoutResume } from '../../../contract/resumes/resumes.calls';
import { answered, refuses, sameAnswer, succeeds } from '../expectations';
import { failed, namesIn, reasonOf } from '../reply';
import { sample } from '../samples';
import { allOf, passed } from '../verdict';
import { asBoth, asCandidate, onJob, send, withJob, type Chapter } from '../world';

const nobodys = { community_id: sample['community_id'], position_id: sample['position_id'] };

/** What a candidate reads about themselves, adverts and jobs, and what applying answers; nothing is booked yet. */
export const jobs: Chapter = [
  {
    call: getJobsList.name,
    title: "answers the candidate's applications",
    source: 'spec 1 §7, R13',
    run: asCandidate(async (candidate, world) => succeeds(getJobsList, await send(world, getJobsList, {}, candidate))),
  },
  {
    call: getCandidateProfile.name,
    title: 'answers a list of one: the signed-in candidate',
    source: 'spec 1 §7',
    run: asCandidate(async (candidate, world) => {
      const reply = await send(world, getCandidateProfile, {}, candidate);
      const shape = succeeds(getCandidateProfile, reply);
      const profile = answered(getCandidateProfile, reply);
      return shape._tag !== 'Passed' || profile?.email === candidate.email
        ? shape
        : failed(reply, `the profile of ${candidate.email}`);
    }),
  },
  {
    call: getPosition.name,
    title: 'answers the advert of a published position to everybody, without its meeting room',
    source: 'spec 1 §7, R3b',
    run: onJob('apply', async (job, world) => {
      const reply = await send(world, getPosition, { ...job });
      const rooms = namesIn(reply.body).filter((name) => ['meeting', 'dial_in'].includes(name));
      return allOf([
        succeeds(getPosition, reply),
        rooms.length === 0 ? passed : failed(reply, 'no meeting room', `${rooms.join(' and ')} in the answer`),
      ]);
    }),
  },
  {
    call: getPosition.name,
    title: 'refuses one that is closed with 202',
    source: 'R4, R6',
    run: onJob('closed', async (job, world) =>
      refuses(getPosition, await send(world, getPosition, { ...job }), 'PositionClosed'),
    ),
  },
  {
    call: getPosition.name,
    title: 'refuses one that is not there with 204',
    source: 'R4',
    run: async (world) => refuses(getPosition, await send(world, getPosition, nobodys), 'NoSuchPosition'),
  },
  {
    call: getPositionsData.name,
    title: 'answers a position that the candidate did not apply to',
    source: 'spec 1 §7',
    run: withJob('apply', async (job, candidate, world) =>
      succeeds(getPositionsData, await send(world, getPositionsData, { ...job }, candidate)),
    ),
  },
  {
    call: getPositionData.name,
    title: 'answers a position that the candidate applied to',
    source: 'spec 1 §7',
    run: withJob('video', async (job, candidate, world) =>
      succeeds(getPositionData, await send(world, getPositionData, { ...job }, candidate)),
    ),
  },
  {
    call: getPositionData.name,
    title: 'refuses one that is closed with 202, to its own candidate too',
    source: 'spec 1 §8, R4',
    run: onJob('theirs', (job, world) =>
      asBoth(async (_, other) =>
        refuses(getPositionData, await send(world, getPositionData, { ...job }, other), 'PositionClosed'),
      )(world),
    ),
  },
  {
    call: getCandidatePosition.name,
    title: 'answers one application of the candidate',
    source: 'spec 1 §7',
    run: withJob('video', async (job, candidate, world) =>
      succeeds(getCandidatePosition, await send(world, getCandidatePosition, { ...job }, candidate)),
    ),
  },
  {
    call: getHistory.name,
    title: 'answers what happened to an application of the candidate, and of no other',
    source: 'R69',
    run: withJob('video', async (job, candidate, world) =>
      allOf([
        succeeds(getHistory, await send(world, getHistory, { ...job }, candidate)),
        refuses(getHistory, await send(world, getHistory, { ...nobodys }, candidate), 'NoSuchApplication'),
      ]),
    ),
  },
  {
    call: addHotjarUserIds.name,
    title: 'takes the id of a recording for an application of the candidate, and for no other',
    source: 'spec 1 §7',
    run: withJob('video', async (job, candidate, world) => {
      const visit = { hotjarUserId: 'conformance-visit' };
      const named = await send(world, addHotjarUserIds, { ...job, ...visit }, candidate);
      const refused = await send(world, addHotjarUserIds, { ...nobodys, ...visit }, candidate);
      return allOf([succeeds(addHotjarUserIds, named), refuses(addHotjarUserIds, refused, 'NoSuchApplication')]);
    }),
  },
  {
    call: proceedWithoutResume.name,
    title: 'refuses where none is asked, and so does a link to upload one',
    source: 'spec 2 §2.5',
    run: withJob('video', async (job, who, world) =>
      allOf([
        refuses(proceedWithoutResume, await send(world, proceedWithoutResume, { ...job }, who), 'NothingToSkip'),
        refuses(inviteUploadResume, await send(world, inviteUploadResume, { ...job }, who), 'ResumeNotAsked'),
      ]),
    ),
  },
  {
    call: techCheckRecords.optional.name,
    title: 'takes a skipped tech check of the candidate, and nobody else’s',
    source: 'spec 2 §4.4',
    run: withJob('video', async (job, candidate, world) => {
      const call = techCheckRecords.optional;
      const stored = await send(world, call, { ...job, tech_check_optional: 2 }, candidate);
      const refused = await send(world, call, { ...nobodys, tech_check_optional: 2 }, candidate);
      return allOf([succeeds(call, stored), refuses(call, refused, 'NoSuchApplication')]);
    }),
  },
  {
    call: techCheckRecords.mandatory.name,
    title: 'takes a tech check that is done, again and again',
    source: 'spec 2 §4.4',
    run: withJob('video', async (job, candidate, world) => {
      const call = techCheckRecords.mandatory;
      const first = await send(world, call, { ...job, tech_check_mandatory: 1 }, candidate);
      const again = await send(world, call, { ...job, tech_check_mandatory: 1 }, candidate);
      return allOf([succeeds(call, first), succeeds(call, again)]);
    }),
  },
  {
    call: techCheckRecords['self-record'].name,
    title: 'takes a tech check that the recorder found done',
    source: 'spec 2 §2.2, §7',
    run: withJob('video', async (job, candidate, world) => {
      const call = techCheckRecords['self-record'];
      return succeeds(call, await send(world, call, { ...job, tech_check_mandatory: 1 }, candidate));
    }),
  },
  {
    call: thresholdCalls.deployment.name,
    title: 'tells the speed that a tech check requires',
    source: 'spec 2 §7, §9',
    run: withJob('video', async (_, candidate, world) =>
      succeeds(thresholdCalls.deployment, await send(world, thresholdCalls.deployment, {}, candidate)),
    ),
  },
  {
    call: thresholdCalls.position.name,
    title: 'tells the speed that a tech check of a position requires',
    source: 'R46',
    run: withJob('video', async ({ position_id }, candidate, world) =>
      succeeds(thresholdCalls.position, await send(world, thresholdCalls.position, { position_id }, candidate)),
    ),
  },
  {
    call: getRedirectionLinks.name,
    title: 'gives plain ids back as they are',
    source: 'R1',
    run: onJob('apply', async (job, world) => {
      const reply = await send(world, getRedirectionLinks, { ...job });
      const shape = succeeds(getRedirectionLinks, reply);
      const ids = answered(getRedirectionLinks, reply);
      const areSame = ids?.positionId === job.position_id && ids.communityId === job.community_id;
      return shape._tag !== 'Passed' || areSame ? shape : failed(reply, 'the same ids');
    }),
  },
  {
    call: getRedirectionLinks.name,
    title: 'refuses a code that nobody wrote',
    source: 'R1',
    run: async (world) =>
      refuses(
        getRedirectionLinks,
        await send(world, getRedirectionLinks, { position_id: 'nobody-ever-wrote-this' }),
        'LinkUnreadable',
      ),
  },
  {
    call: applyJob.name,
    title: 'refuses a closed job with 202',
    source: 'R6, R6a',
    run: withJob('closed', async (job, candidate, world) =>
      refuses(applyJob, await send(world, applyJob, { ...job }, candidate), 'PositionClosed'),
    ),
  },
  {
    call: appliedPosition.name,
    title: "writes that the candidate applied on the employer's site; again, the same answer",
    source: 'R6a, R27',
    run: withJob('external', async (job, candidate, world) => {
      const first = await send(world, appliedPosition, { ...job }, candidate);
      const again = await send(world, appliedPosition, { ...job }, candidate);
      const card = await send(world, getCandidatePosition, { ...job }, candidate);
      const written =
        answered(getCandidatePosition, card)?.application.screening === 'passed'
          ? passed
          : failed(card, 'sf_status 8 after applied_position (R6a)');
      return allOf([succeeds(appliedPosition, first), sameAnswer(first, again), written]);
    }),
  },
  {
    call: appliedPosition.name,
    title: 'refuses a job that the candidate has no application to',
    source: 'R6a',
    run: asCandidate(async (candidate, world) => {
      const reply = await send(world, appliedPosition, nobodys, candidate);
      return reasonOf(reply) === 'PositionClosed'
        ? refuses(appliedPosition, reply)
        : refuses(appliedPosition, reply, 'NoSuchApplication');
    }),
  },
];
