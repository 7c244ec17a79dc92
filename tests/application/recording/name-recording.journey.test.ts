import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { hasApplied, type ApplyStep } from '../../../application/applications/apply.journey';
import { nameRecording } from '../../../application/recording/name-recording.journey';
import type { RecordedVisit, RecorderApi } from '../../../application/applications/recorder.api';
import { communityId, positionId } from '../../support/builders/applications';
import { externalUrl } from '../../support/builders/positions';
import { visitor } from '../../support/builders/identity';
import { keepingReporter } from '../../support/world/reporter';

const job = { communityId: communityId(42), positionId: positionId(4711) };

const answering = (answer: ReturnType<RecorderApi['nameRecording']>) => {
  const asked: RecordedVisit[] = [];
  const api: Pick<RecorderApi, 'nameRecording'> = {
    nameRecording: (visit) => {
      asked.push(visit);
      return answer;
    },
  };
  return { api, asked };
};

describe('Naming the recording of an application', () => {
  it("sends the job and the recorder's id for this browser, and nothing else [spec 1 §7, R5]", async () => {
    const { api, asked } = answering(TE.right(undefined));
    const reporter = keepingReporter();
    await nameRecording({ api, reporter, visitor: () => O.some(visitor('visit-1')) })({
      ...job,
      ...{ name: 'Cook' },
    })();
    expect(asked).toEqual([{ ...job, visitor: 'visit-1' }]);
    expect(reporter.reports).toEqual([]);
  });

  it('sends nothing if nothing is recorded [R5]', async () => {
    const { api, asked } = answering(TE.right(undefined));
    await nameRecording({ api, reporter: keepingReporter(), visitor: () => O.none })(job)();
    expect(asked).toEqual([]);
  });

  it('reports a failure, and completes anyway', async () => {
    const { api } = answering(TE.left({ _tag: 'NoConnection' }));
    const reporter = keepingReporter();
    const named = nameRecording({ api, reporter, visitor: () => O.some(visitor('visit-1')) })(job)();
    await expect(named).resolves.toBeUndefined();
    expect(reporter.reports).toEqual([{ event: 'recording-not-named', detail: { why: 'NoConnection' } }]);
  });

  it.each<[ApplyStep, boolean]>([
    [{ _tag: 'LeadsTo', destination: { _tag: 'Screening' } }, true],
    [{ _tag: 'LeadsTo', destination: { _tag: 'Schedule' } }, true],
    [{ _tag: 'NeedsResume' }, true],
    [{ _tag: 'AppliesElsewhere', url: externalUrl('https://ats.example.org/apply') }, true],
    [{ _tag: 'LeadsTo', destination: { _tag: 'SignUp' } }, false],
    [{ _tag: 'LeadsTo', destination: { _tag: 'NoPositions' } }, false],
    [{ _tag: 'Stays', error: { _tag: 'NotUnderstood' } }, false],
  ])('after %j there is an application: %s [R6]', (step, applied) => {
    expect(hasApplied(step)).toBe(applied);
  });
});
