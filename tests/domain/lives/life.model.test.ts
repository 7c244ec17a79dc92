import { bareLife, bareStep, lifeApplication, seenApplication } from '../../support/models/domain-life';
import { playLives } from '../../support/models/life';
import {
  copyOf,
  everyAct,
  sayAct,
  seen,
  tell,
  toldFrom,
  type Beginning,
  type LifeAct,
} from '../../support/models/told-life';

const candidate = (act: Extract<LifeAct, { by: 'candidate' }>['act']): LifeAct =>
  act === 'Book' || act === 'Move' ? { by: 'candidate', act, kind: 'video', slot: 'first' } : { by: 'candidate', act };
const operator = (act: Extract<LifeAct, { by: 'operator' }>['act']): LifeAct => ({ by: 'operator', act });
const takes = (
  act: 'Book' | 'Move',
  kind: 'video' | 'in-person' | 'onboarding' | 'onsite',
  slot: 'first' | 'second',
): LifeAct => ({
  by: 'candidate',
  act,
  kind,
  slot,
});

const beginning = (changes: Partial<Beginning> = {}): Beginning => ({
  interview_type: 'video_interview',
  onboarding_status: false,
  upload_resume: 0,
  adp_url: '',
  moves: 2,
  ...changes,
});

const played = async (from: Beginning, acts: readonly LifeAct[]) => {
  const world = bareLife(from);
  for (const act of acts) expect([sayAct(act), await world.act(act)]).toEqual([sayAct(act), 'done']);
  return world.look();
};

describe('A whole application', () => {
  it('from the application to the first day, every stage moved once [R27]', async () => {
    const life = await played(beginning({ upload_resume: 1 }), [
      ...[candidate('PassScreening'), candidate('StoreResume'), takes('Book', 'video', 'first')],
      ...[takes('Move', 'video', 'second'), operator('interview-held'), operator('invite-to-onsite')],
      ...[
        takes('Book', 'onsite', 'first'),
        takes('Move', 'onsite', 'second'),
        operator('onsite-held'),
        operator('offer'),
      ],
      ...[takes('Book', 'onboarding', 'first'), takes('Move', 'onboarding', 'second'), operator('onboarded')],
    ]);
    expect(life).toMatchObject({
      status: 22,
      slots: { interview: 'second', onsite: 'second', onboarding: 'second' },
      moves: { video: { left: 1 }, onsite: { left: 1 }, onboarding: { left: 1 }, 'in-person': { left: 2 } },
      card: [],
    });
  });

  it('with a recording, an offer and a postponed onboarding [R27]', async () => {
    const life = await played(beginning({ interview_type: 'self_record_interview' }), [
      ...[candidate('PassScreening'), candidate('StoreAnswer'), candidate('StoreAnswer'), candidate('SubmitRecording')],
      ...[operator('review'), operator('shortlist'), operator('offer'), takes('Book', 'onboarding', 'first')],
      candidate('RescheduleLater'),
    ]);
    expect(life).toMatchObject({ status: 1, slots: { onboarding: undefined }, card: ['schedule-onboarding'] });
  });

  it('with missed meetings, until no move is left and the employer ends it [R10, R27]', async () => {
    const life = await played(beginning({ moves: 1 }), [
      ...[candidate('PassScreening'), takes('Book', 'video', 'first'), operator('interviewer-no-show')],
      ...[takes('Move', 'video', 'second'), operator('candidate-no-show'), takes('Move', 'video', 'first')],
      operator('candidate-no-show'),
    ]);
    expect(life).toMatchObject({ status: 3, moves: { video: { flag: false, left: 0 } }, card: ['reschedule'] });
  });

  it('follows R27 when played act by act in every order: which acts are accepted, which are refused, and what is shown [R10, R10b, R17, R18, R27]', async () => {
    await playLives({ begin: async (from) => bareLife(from), numRuns: 400 });
  });

  it('follows R27 for every act in every state that is reachable with two slots and one move [R10, R10b, R17, R18, R27]', () => {
    const acts = everyAct.filter((act) => !('slot' in act) || act.slot === 'first' || act.slot === 'second');
    const ends = [2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40];
    const known = new Set<string>();
    const waiting = ['video_interview', 'self_record_interview'].map((interview_type) => {
      const from = beginning({ interview_type, moves: 1 });
      return { told: toldFrom(from), application: lifeApplication(from) };
    });
    const wrong: unknown[] = [];
    for (let state = waiting.pop(); state !== undefined && wrong.length === 0; state = waiting.pop()) {
      const { told, application } = state;
      // There are many end states, which differ only in their status: one of each is enough.
      const name = ends.includes(told.status) ? `the end ${told.status}` : JSON.stringify(told);
      if (known.has(name)) continue;
      known.add(name);
      for (const act of acts) {
        const next = copyOf(told);
        const verdict = tell(next, act);
        const step = bareStep(application, act);
        if ((verdict === 'done') !== (step._tag === 'Allowed')) wrong.push([told, sayAct(act), verdict]);
        if (verdict === 'refused' || step._tag === 'Refused') continue;
        const after = step.value.application;
        if (JSON.stringify(seen(next)) !== JSON.stringify(seenApplication(after)))
          wrong.push([told, sayAct(act), after]);
        if (act.act !== 'block') waiting.push({ told: next, application: after });
      }
    }
    expect(wrong).toEqual([]);
    expect(known.size).toBeGreaterThan(1_000);
  });
});
