import * as E from 'fp-ts/Either';
import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';

describe("A candidate's id", () => {
  it.each(cases('ids/candidate-id-positive-whole', { number }))('$title', ({ number: n }) => {
    expect(parseCandidateId(n)).toEqual(E.right(n));
  });

  it.each(cases('ids/candidate-id-never', { number }))('$title', ({ number: n }) => {
    expect(parseCandidateId(n)).toEqual(E.left('NotACandidateId'));
  });
});
