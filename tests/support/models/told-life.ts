import { ruledCard, ruledGate, type WireApplication } from './ruled-card';

/*
 * The model of a life by R27, in the wire's names and numbers: made from the ruling's text, independently of our tables. It runs beside the bare
 * domain, and beside every other system that plays lives.
 */

export type StageName = 'interview' | 'onboarding' | 'onsite';
export type KindName = 'video' | 'in-person' | 'onboarding' | 'onsite';
/** Four slots that every kind has, and one that starts too soon to be booked. */
export type SlotName = 'first' | 'second' | 'third' | 'fourth' | 'too soon';

export type LifeAct =
  | { readonly by: 'candidate'; readonly act: 'Book' | 'Move'; readonly kind: KindName; readonly slot: SlotName }
  | { readonly by: 'candidate'; readonly act: PlainAct }
  | { readonly by: 'operator'; readonly act: OperatorName };

export const plainActs = [
  ...(['PassScreening', 'FailScreening', 'ConfirmExternalApplication', 'StoreResume', 'StoreAnswer'] as const),
  ...(['SubmitRecording', 'RescheduleLater', 'Withdraw', 'DeclineOffer', 'DeclineInvitation'] as const),
] as const;
export type PlainAct = (typeof plainActs)[number];

/** The start of a life, determined by the position. */
export interface Beginning {
  readonly interview_type: string;
  readonly onboarding_status: boolean;
  readonly upload_resume: number;
  readonly adp_url: string;
  /** How many moves each kind allows; undefined: unlimited. */
  readonly moves: number | undefined;
}

/** The visible state of a life. */
export interface SeenLife {
  readonly status: number;
  readonly applied_status: number;
  readonly sf_status: number;
  readonly interview_type: string;
  readonly onboarding_status: boolean;
  readonly has_resume: boolean;
  readonly self_record_completed: boolean;
  readonly block_candidate: boolean;
  readonly slots: Readonly<Record<StageName, SlotName | undefined>>;
  readonly moves: Readonly<Record<KindName, { readonly flag: boolean; readonly left: number | undefined }>>;
  /** The card's actions without Join Meeting, which is a link and not an act. */
  readonly card: readonly string[];
}

/** The state of the model. */
export interface ToldLife {
  status: number;
  applied_status: number;
  sf_status: number;
  interview_type: string;
  onboarding_status: boolean;
  offered: boolean;
  readonly upload_resume: number;
  readonly adp_url: string;
  has_resume: boolean;
  self_record_completed: boolean;
  block_candidate: boolean;
  slots: Record<StageName, SlotName | undefined>;
  moves: Record<KindName, { flag: boolean; left: number | undefined }>;
}

export type Verdict = 'done' | 'refused';

export const toldFrom = ({ moves, ...position }: Beginning): ToldLife => {
  const allowed = () => ({ flag: moves !== 0, left: moves });
  return {
    ...position,
    status: 0,
    applied_status: 0,
    sf_status: 0,
    offered: false,
    has_resume: false,
    self_record_completed: false,
    block_candidate: false,
    slots: { interview: undefined, onboarding: undefined, onsite: undefined },
    moves: { video: allowed(), 'in-person': allowed(), onboarding: allowed(), onsite: allowed() },
  };
};

export const copyOf = (life: ToldLife): ToldLife => ({
  ...life,
  slots: { ...life.slots },
  moves: {
    video: { ...life.moves.video },
    'in-person': { ...life.moves['in-person'] },
    onboarding: { ...life.moves.onboarding },
    onsite: { ...life.moves.onsite },
  },
});

const stageOf = (status: number): StageName => {
  if (status >= 32 && status <= 42) return 'onsite';
  return status >= 21 && status <= 30 ? 'onboarding' : 'interview';
};

const onWire = (life: ToldLife): WireApplication => ({
  ...life,
  onsite_status: 0,
  resume_path: life.has_resume ? 'resume.pdf' : '',
  schedule_time: life.slots[stageOf(life.status)] === undefined ? undefined : 1,
  link: '',
});

export const seen = (life: ToldLife): SeenLife => ({
  status: life.status,
  applied_status: life.applied_status,
  sf_status: life.sf_status,
  interview_type: life.interview_type,
  onboarding_status: life.onboarding_status,
  has_resume: life.has_resume,
  self_record_completed: life.self_record_completed,
  block_candidate: life.block_candidate,
  slots: copyOf(life).slots,
  moves: copyOf(life).moves,
  card: ruledCard(onWire(life)).actions,
});

const takesNoAct = [2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40];
const selfRecords = (life: ToldLife): boolean => life.interview_type === 'self_record_interview';

/** The last paragraph of R27: one move is used, and the flag turns false with the last one. */
const usesMove = (life: ToldLife, kind: KindName): void => {
  const its = life.moves[kind];
  if (its.left === undefined) return;
  its.left -= 1;
  if (its.left === 0) its.flag = false;
};

const takesTime = (life: ToldLife, act: 'Book' | 'Move', kind: KindName, slot: SlotName): Verdict => {
  const wire = onWire(life);
  const { row, actions } = ruledCard(wire);
  const action = actions.find((one) => one.includes('schedule'));
  if (action === undefined) return 'refused';
  const ofSelfRecord = selfRecords(life) && life.onboarding_status;
  const stage = action.endsWith('onsite')
    ? 'onsite'
    : action.endsWith('onboarding') || ofSelfRecord
      ? 'onboarding'
      : 'interview';
  const faceToFace = life.interview_type === 'in_person_interview' || selfRecords(life);
  if (kind !== (stage === 'interview' ? (faceToFace ? 'in-person' : 'video') : stage)) return 'refused';
  // R10: with applied_status 0 rows 14 and 15 apply first; R6: 2 and 3 are a passed screening.
  if ((row === 14 || row === 15) && life.applied_status === 0 && life.sf_status !== 8) return 'refused';
  // R17
  const held = life.slots[stage];
  const posts = stage === 'onsite' ? life.status === 32 : held === undefined || life.status === 1;
  if (act === 'Book' && !posts) return 'refused';
  if (act === 'Move' && posts && action.startsWith('schedule')) return 'refused';
  const gate = ruledGate(wire);
  if (gate !== undefined && (!life.moves[gate].flag || life.moves[gate].left === 0)) return 'refused';
  if (slot === 'too soon' || (!posts && held === slot)) return 'refused';
  if (gate !== undefined && (act === 'Move' || [3, 24, 37].includes(life.status))) usesMove(life, gate);
  life.slots[stage] = slot;
  life.status = { interview: 0, onboarding: 21, onsite: 35 }[stage];
  if (stage === 'interview') {
    life.applied_status = 2;
    life.interview_type = kind === 'video' ? 'video_interview' : 'in_person_interview';
  }
  return 'done';
};

const givesBack = (life: ToldLife, later: boolean): Verdict => {
  const wire = onWire(life);
  if (!ruledCard(wire).actions.some((one) => one.startsWith('cancel'))) return 'refused';
  const stage = stageOf(life.status);
  if (later) {
    const gate = ruledGate(wire);
    if (gate === undefined || !life.moves[gate].flag || life.moves[gate].left === 0) return 'refused';
    usesMove(life, gate);
    const offered = life.onboarding_status && (life.offered || !selfRecords(life));
    life.status = { interview: 16, onboarding: offered ? 1 : 16, onsite: 41 }[stage];
  } else life.status = { interview: 14, onboarding: 26, onsite: 39 }[stage];
  life.slots[stage] = undefined;
  return 'done';
};

const plain = (life: ToldLife, act: PlainAct): Verdict => {
  const { actions } = ruledCard(onWire(life));
  const shows = (...names: readonly string[]): boolean => actions.some((one) => names.includes(one));
  const goesOn = !life.block_candidate && !takesNoAct.includes(life.status);
  switch (act) {
    case 'PassScreening':
    case 'FailScreening':
      if (!goesOn || life.sf_status !== 0 || life.applied_status === 2) return 'refused';
      life.applied_status = 1;
      life.sf_status = act === 'PassScreening' ? 8 : 11;
      return 'done';
    case 'ConfirmExternalApplication':
      if (!shows('apply-external')) return 'refused';
      life.applied_status = 1;
      life.sf_status = 8;
      return 'done';
    case 'StoreResume':
      if (!goesOn) return 'refused';
      life.has_resume = true;
      return 'done';
    case 'StoreAnswer': {
      // R60: row 10 holds no recording back, so the card is asked as if the resume were here.
      const asGiven = ruledCard({ ...onWire(life), resume_path: 'a resume' }).actions;
      if (!asGiven.some((one) => one === 'record-interview' || one === 'continue-recording')) return 'refused';
      if (life.applied_status === 0 && life.sf_status !== 8) return 'refused';
      life.applied_status = 2;
      return 'done';
    }
    case 'SubmitRecording':
      if (!shows('continue-recording')) return 'refused';
      life.self_record_completed = true;
      return 'done';
    case 'RescheduleLater':
      return givesBack(life, true);
    case 'Withdraw':
      return givesBack(life, false);
    case 'DeclineOffer':
      if (!goesOn || life.status !== 1) return 'refused';
      life.status = 30;
      return 'done';
    case 'DeclineInvitation':
      if (!goesOn || life.status !== 32) return 'refused';
      life.status = 34;
      return 'done';
  }
};

const made = (life: ToldLife): boolean => life.applied_status !== 0;
const booked = (life: ToldLife): boolean => life.applied_status === 2 && !selfRecords(life);
const recorded = (life: ToldLife): boolean => life.applied_status === 2 && life.self_record_completed;
const decided = (life: ToldLife): boolean => ![0, 19, 20].includes(life.status) || recorded(life);

interface ToldTurn {
  readonly from: readonly number[];
  readonly to: number;
  readonly if?: (life: ToldLife) => boolean;
  /** Returns the slot of an appointment that will not take place. */
  readonly frees?: true;
}

const toldTurns = {
  review: { from: [0, 19], to: 20, if: made },
  shortlist: { from: [0, 20], to: 19, if: made },
  'interview-held': { from: [0, 19, 20], to: 13, if: (life: ToldLife) => booked(life) || recorded(life) },
  'candidate-no-show': { from: [0, 19, 20], to: 3, if: booked },
  'interviewer-no-show': { from: [0, 19, 20], to: 12, if: booked },
  'ask-for-new-time': { from: [0, 19, 20], to: 17, if: booked, frees: true },
  'cancel-interview': { from: [0, 3, 12, 16, 17, 19, 20], to: 31, frees: true },
  'not-selected': { from: [0, 3, 12, 13, 16, 17, 19, 20, 32, 35, 36, 37, 38, 41, 42], to: 2, frees: true },
  transfer: { from: [0, 3, 12, 13, 16, 17, 19, 20, 32, 35, 36, 37, 38, 41, 42], to: 15, frees: true },
  'invite-to-onsite': { from: [0, 13, 19, 20, 42], to: 32, if: decided },
  'invitation-expired': { from: [32], to: 33 },
  'onsite-not-scheduled': { from: [32, 37, 38, 41], to: 42 },
  'onsite-held': { from: [35], to: 36 },
  'onsite-candidate-no-show': { from: [35], to: 37 },
  'onsite-manager-no-show': { from: [35], to: 38 },
  'cancel-onsite': { from: [32, 35, 37, 38, 41], to: 40, frees: true },
  offer: { from: [0, 13, 19, 20, 36, 42], to: 1, if: decided },
  'offer-expired': { from: [1], to: 29 },
  'take-offer-back': { from: [1], to: 28 },
  onboarded: { from: [21], to: 22 },
  'not-onboarded': { from: [21, 24, 25], to: 23 },
  'onboarding-candidate-no-show': { from: [21], to: 24 },
  'onboarding-manager-no-show': { from: [21], to: 25 },
  'cancel-onboarding': { from: [21, 24, 25], to: 27, frees: true },
} as const satisfies Readonly<Record<string, ToldTurn>>;

type OperatorName = keyof typeof toldTurns | 'block' | 'unblock';

const isTurn = (name: string): name is keyof typeof toldTurns => Object.hasOwn(toldTurns, name);
export const operatorNames: readonly OperatorName[] = [...Object.keys(toldTurns).filter(isTurn), 'block', 'unblock'];

const operates = (life: ToldLife, act: OperatorName): Verdict => {
  if (act === 'block' || act === 'unblock') {
    life.block_candidate = act === 'block';
    return 'done';
  }
  const turn: ToldTurn = toldTurns[act];
  if (!turn.from.includes(life.status) || turn.if?.(life) === false) return 'refused';
  if (turn.frees === true && [0, 19, 20, 21, 35].includes(life.status)) life.slots[stageOf(life.status)] = undefined;
  life.status = turn.to;
  if (act === 'offer') {
    life.onboarding_status = true;
    life.offered = true;
  }
  return 'done';
};

/** Performs an act on the model. */
export const tell = (life: ToldLife, act: LifeAct): Verdict => {
  if (act.by === 'operator') return operates(life, act.act);
  return act.act === 'Book' || act.act === 'Move' ? takesTime(life, act.act, act.kind, act.slot) : plain(life, act.act);
};

const kindNames: readonly KindName[] = ['video', 'in-person', 'onboarding', 'onsite'];
const slotNames: readonly SlotName[] = ['first', 'second', 'third', 'fourth', 'too soon'];

/** Every act that anybody could try. */
export const everyAct: readonly LifeAct[] = [
  ...plainActs.map((act): LifeAct => ({ by: 'candidate', act })),
  ...(['Book', 'Move'] as const).flatMap((act) =>
    kindNames.flatMap((kind) => slotNames.map((slot): LifeAct => ({ by: 'candidate', act, kind, slot }))),
  ),
  ...operatorNames.map((act): LifeAct => ({ by: 'operator', act })),
];

export const sayAct = (act: LifeAct): string =>
  'slot' in act ? `${act.act}(${act.kind}, ${act.slot})` : `${act.by === 'operator' ? 'operator: ' : ''}${act.act}`;
