import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { questionnaire } from '../../../../adapters/contract/screening/questionnaire.wire';
import { screeningDraft } from '../../../../adapters/contract/screening/screening-draft.wire';
import { answersTo, questionnaires } from '../../../support/arbitraries/screening';
import { key } from '../../../support/builders/identity';
import { questionnaireId } from '../../../support/builders/screening';

describe('A questionnaire on the wire [spec 1 §3]', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(questionnaires, (value) => {
        expect(questionnaire.type.decode(questionnaire.type.encode(value))).toEqual(E.right(value));
      }),
    );
  });
});

describe('A draft in a storage [R3a]', () => {
  it('is read as it was written', () => {
    const drafts = questionnaires.chain((asked) =>
      fc.record({
        questionnaireId: fc.constantFrom(undefined, questionnaireId(7)),
        at: fc.nat(),
        answers: answersTo(asked),
        key: fc.constant(key('a page')),
      }),
    );
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(screeningDraft.type.decode(screeningDraft.type.encode(draft))).toEqual(E.right(draft));
      }),
    );
  });
});
