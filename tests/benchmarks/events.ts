import { bookCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { mostEvents } from '../../application/operator/operator-events.port';
import { days, minutes } from '../../domain/time/duration';
import { minus } from '../../domain/time/instant';
import { key } from '../support/builders/identity';
import { postgresMissing } from '../support/postgres';
import { grownCounts } from '../support/store/grown';
import { answerOf } from '../support/world/answers';
import { callsAt } from './calling';
import type { GrownPortal, GrownScene } from './grown-portal';
import { compareGrown, isFull, note, type Round, type Sizes } from './growth';
import type { Part } from './report';

/* What the employer's systems read, and an act that is recorded, among 10,000 events and among ten times as many, or with SCALE=full a million. */

const sizes: Sizes = { small: 1_000, large: isFull ? 100_000 : 10_000 };

const ofAll = { after: undefined, types: undefined, limit: mostEvents };
const anywhere = { positionId: undefined, communityId: undefined };
const anyApplication = { ...anywhere, status: undefined, changedAfter: undefined, after: undefined, limit: undefined };
const ever = { from: undefined, to: undefined, after: undefined, limit: 1 };

/** Among the events there are two from each application, both of a booking. */
const cases: Readonly<Record<string, (portal: GrownPortal, scene: GrownScene) => Promise<unknown>>> = {
  'events: first page': ({ operator }) => answerOf(operator.seeEvents(ofAll)),
  'events: page in the middle': ({ operator, candidates }) =>
    answerOf(operator.seeEvents({ ...ofAll, after: grownCounts(candidates).events / 2 })),
  'events: last page': ({ operator, candidates }) =>
    answerOf(operator.seeEvents({ ...ofAll, after: grownCounts(candidates).events - 20 })),
  'events of one type: first page': ({ operator }) =>
    answerOf(operator.seeEvents({ ...ofAll, types: ['application.booked'] })),
  'events of a type that there is not': ({ operator }) =>
    answerOf(operator.seeEvents({ ...ofAll, types: ['answer.opened'] })),
  'applications: first page': ({ operator }) => answerOf(operator.seeApplications(anyApplication)),
  'applications: page in the middle': ({ operator, candidates }) =>
    answerOf(operator.seeApplications({ ...anyApplication, after: grownCounts(candidates).applications / 2 })),
  'applications of a position': ({ operator }, { job: { positionId } }) =>
    answerOf(operator.seeApplications({ ...anyApplication, positionId })),
  'applications changed in the last minute': ({ operator }) =>
    answerOf(operator.seeApplications({ ...anyApplication, changedAfter: minus(systemClock.now(), minutes(1)) })),
  'applications changed in the last 20 days': ({ operator }) =>
    answerOf(operator.seeApplications({ ...anyApplication, changedAfter: minus(systemClock.now(), days(20)) })),
  'funnel of a position': ({ operator }, { job: { positionId } }) =>
    answerOf(operator.seeFunnel({ ...anywhere, ...ever, positionId })),
  'a booking, with its event': (_, { url, job, slots: [slot], maria }) =>
    answerOf(
      callsAt(url)(
        bookCalls.video,
        { ...job, act: 'Book', kind: 'video', slot, videoPreference: 'peer', key: key('one') },
        maria,
      ),
    ),
};

const aRound: Round = async (portal, round, runs) => {
  const scene = await portal.scene(round);
  for (const [name, make] of Object.entries(cases)) await note(runs, name, () => make(portal, scene));
};

export const growthOfEvents: Part = {
  name: 'events',
  title: 'Reading what happened, among many more events',
  leftOut: postgresMissing,
  run: () => compareGrown(sizes, aRound),
};
