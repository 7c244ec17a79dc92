import type { Allowance } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { statusCatalogue } from '../../../domain/applications/status-catalogue';
import type { WireApplication } from './ruled-card';

/** One card of each class that R10 distinguishes, in the wire's words; `allowance` is the kind of move by which R10 gates it. */
export interface Representative extends WireApplication {
  readonly allowance: { readonly kind: MoveKind } & Allowance;
}

const bare: Representative = {
  block_candidate: false,
  status: 0,
  applied_status: 0,
  sf_status: 0,
  interview_type: '',
  onboarding_status: false,
  onsite_status: 0,
  upload_resume: 0,
  resume_path: '',
  adp_url: '',
  self_record_completed: false,
  schedule_time: undefined,
  link: '',
  allowance: { kind: 'video', flag: true, left: undefined },
};

type Changes = Partial<Representative>;

const card = (...changes: readonly Changes[]): Representative =>
  changes.reduce<Representative>((all, one) => ({ ...all, ...one }), bare);
const each = <A>(all: readonly A[], change: (one: A) => Changes): readonly Changes[] => all.map(change);
const crossed = (...sides: readonly (readonly Changes[])[]): readonly Representative[] =>
  sides
    .reduce<readonly Changes[]>((done, side) => done.flatMap((a) => side.map((b) => ({ ...a, ...b }))), [{}])
    .map((changes) => card(changes));

const url = 'https://jobs.example.org';
const selfRecord = { interview_type: 'self_record_interview' } as const;
const inPerson = { interview_type: 'in_person_interview' } as const;
const video = { interview_type: 'video_interview' } as const;
const onboards = { ...selfRecord, onboarding_status: true } as const;
const passed = { applied_status: 1, sf_status: 8 } as const;
const missing = { upload_resume: 1, resume_path: '' } as const;
const kinds: readonly Changes[] = [{}, video, inPerson, selfRecord, onboards];
const steps = each([0, 1, 2], (applied_status) => ({ applied_status }));

/** Times are in milliseconds from the moment of the test. */
const booked = (inMs: number): Changes => ({ ...video, applied_status: 2, sf_status: 8, schedule_time: inMs });
const anHour = 3_600_000;
const withLink = { link: 'https://meet.example.org/a' } as const;

/** Which cards are gated, and by which kind of move (R10, last paragraph), and which are not. */
const movable: readonly Changes[] = [
  { status: 35, allowance: { ...bare.allowance, kind: 'onsite' } },
  { status: 37, allowance: { ...bare.allowance, kind: 'onsite' } },
  { status: 38, allowance: { ...bare.allowance, kind: 'onsite' } },
  { status: 41, allowance: { ...bare.allowance, kind: 'onsite' } },
  { status: 21, allowance: { ...bare.allowance, kind: 'onboarding' } },
  { status: 24, allowance: { ...bare.allowance, kind: 'onboarding' } },
  { status: 25, allowance: { ...bare.allowance, kind: 'onboarding' } },
  { status: 3, ...video },
  { status: 3, ...inPerson, allowance: { ...bare.allowance, kind: 'in-person' } },
  { status: 3, ...onboards, allowance: { ...bare.allowance, kind: 'onboarding' } },
  { status: 12, ...video },
  { status: 16, ...video },
  { status: 17, ...video },
  booked(anHour),
  { ...booked(anHour), ...inPerson, allowance: { ...bare.allowance, kind: 'in-person' } },
];

const kept = (one: Changes, flag: boolean, left: number | undefined): Representative => {
  const whole = card(one);
  return { ...whole, allowance: { ...whole.allowance, flag, left } };
};

export const representatives: readonly Representative[] = [
  // Every status, with and without onboarding where it matters, as a booked video interview.
  ...crossed(
    [booked(anHour)],
    each([...Object.values(statusCatalogue).map(({ code }) => code), 4, 11, 18, 43, -1, 0.5], (status) => ({ status })),
  ),
  card({ status: 1, onboarding_status: true }),
  card({ status: 35, onsite_status: 1 }),
  card({ status: 35, onsite_status: 2 }),
  // The normal course of an application: step, screening, kind.
  ...crossed(
    steps,
    each([0, 8, 11, 5], (sf_status) => ({ sf_status })),
    kinds,
  ),
  ...crossed(
    [passed],
    each([9, 10, -1], (sf_status) => ({ sf_status })),
    [video],
  ),
  ...crossed(
    [passed],
    each([19, 20], (status) => ({ status })),
    kinds,
  ),
  // Resumes.
  ...crossed(steps, [{ sf_status: 8 }], [missing], [video, selfRecord, onboards]),
  ...crossed([{ upload_resume: 1, resume_path: 'resume.pdf' }, { upload_resume: 2 }], [passed], [video, selfRecord]),
  ...crossed([missing], [{ sf_status: 0, applied_status: 1 }, { sf_status: 11, applied_status: 1 }, { status: 32 }]),
  // Another site.
  ...crossed([{ adp_url: url }], steps, [video, selfRecord]),
  card({ adp_url: url }, missing),
  // Recordings.
  ...crossed(
    [{ applied_status: 2, sf_status: 8 }],
    [selfRecord, onboards],
    [{}, { schedule_time: anHour }],
    [{ self_record_completed: false }, { self_record_completed: true }, { self_record_completed: true, ...missing }],
  ),
  // The join window.
  ...crossed(
    [booked(anHour)],
    [withLink],
    each([600_001, 600_000, 599_999, 0, -anHour], (schedule_time) => ({ schedule_time })),
  ),
  ...crossed([booked(anHour)], [withLink], [{ schedule_time: undefined }, inPerson]),
  // Moves.
  ...movable.flatMap((one) => [kept(one, true, 1), kept(one, true, 0), kept(one, false, undefined)]),
  // A blocked candidate.
  ...crossed(
    [{ block_candidate: true }],
    [passed, booked(anHour), { status: 1, onboarding_status: true }, { status: 21 }, { status: 32 }, { status: 35 }],
  ),
];

/** What distinguishes this card from a bare one; its name in the approval file. */
export const nameOf = (one: Representative): string => {
  const { allowance, ...wire } = one;
  const { allowance: _, ...plain } = bare;
  const before = new Map<string, unknown>(Object.entries(plain));
  const differs = Object.entries(wire).filter(([name, value]) => before.get(name) !== value);
  const moves =
    allowance.flag && allowance.left === undefined
      ? []
      : [`${allowance.kind} moves ${allowance.left ?? '—'}, flag ${allowance.flag}`];
  return [...differs.map(([name, value]) => `${name} ${String(value)}`), ...moves].join(' · ') || 'nothing known';
};
