import { cardActions, decidingRow } from '../../../domain/applications/card-actions';
import { statusCatalogue } from '../../../domain/applications/status-catalogue';
import { allowances } from '../../support/builders/applications';
import { at } from '../../support/builders/time';
import { inDomainWords } from '../../support/models/in-domain-words';
import { ruledCard, ruledGate, type WireApplication } from '../../support/models/ruled-card';
import { allPairs } from '../../support/pairs';

const now = at('2026-12-04T15:00:00Z');

/** One value of each class that R10 distinguishes. */
const factors = {
  block_candidate: [false, true],
  status: [...Object.values(statusCatalogue).map(({ code }) => code), 18, -1, 60],
  applied_status: [0, 1, 2],
  sf_status: [0, 8, 9, 10, 11, 5],
  interview_type: ['', 'video_interview', 'in_person_interview', 'self_record_interview'],
  onboarding_status: [false, true],
  onsite_status: [0, 2],
  upload_resume: [0, 1, 2],
  resume_path: ['', 'resume.pdf'],
  adp_url: ['', 'https://jobs.example.org'],
  self_record_completed: [false, true],
  schedule_time: [undefined, at('2026-12-04T16:00:00Z')],
  link: ['', 'https://meet.example.org/a'],
  flag: [true, false],
  left: [undefined, 0, 2],
} as const;

/** The first factor is true in half of the pairs and masks all others: it gets its own pairs. */
const { block_candidate: _, ...visible } = factors;
const cards = [
  ...allPairs(factors),
  ...allPairs(visible).map((card) => ({ ...card, block_candidate: false })),
  ...allPairs({ ...visible, status: [0, 19, 20] }).map((card) => ({ ...card, block_candidate: false })),
];

describe('Any two things that R10 looks at', () => {
  it('meet in these cards, pair by pair', () => {
    const names = ['status', 'applied_status', 'sf_status', 'interview_type', 'upload_resume', 'left'] as const;
    for (const a of names)
      for (const b of names)
        if (a !== b)
          for (const one of factors[a])
            for (const other of factors[b])
              expect(cards.some((card) => card[a] === one && card[b] === other)).toBe(true);
  });

  it(`offer what the ruling says, read row by row from its text, in ${cards.length} cards [R10]`, () => {
    for (const { flag, left, ...card } of cards) {
      const wire: WireApplication = card;
      const allowance = { flag, left };
      const application = {
        ...inDomainWords(wire),
        allowances: allowances({
          video: allowance,
          'in-person': allowance,
          onboarding: allowance,
          onsite: allowance,
        }),
      };
      const { row, actions } = ruledCard(wire);
      const offered = cardActions(application, now);
      expect([wire, decidingRow(application).row, offered.map(({ action }) => action)]).toEqual([wire, row, actions]);
      const gated = ruledGate(wire);
      const noneLeft = !flag || left === 0;
      expect([
        wire,
        offered.filter(({ barrier }) => barrier?._tag === 'NoMovesLeft').map(({ barrier }) => barrier),
      ]).toEqual([wire, gated !== undefined && noneLeft ? [{ _tag: 'NoMovesLeft', kind: gated, left: 0 }] : []]);
    }
  });
});
