import * as E from 'fp-ts/Either';
import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';

describe("A candidate's id", () => {
  it.each(cases('ids/candidate-id-valid', { number }))('$title', ({ number: n }) => {
    expect(parseCandidateId(n)).toEqual(E.right(n));
  });

  it.each(cases('ids/candidate-id-invalid', { number }))('$title', ({ number: n }) => {
    expect(parseCandidateId(n)).toEqual(E.left('NotACandidateId'));
  });
});
