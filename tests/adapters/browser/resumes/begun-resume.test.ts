/** @jest-environment jsdom */
import * as O from 'fp-ts/Option';
import { browserBegunByLink, browserBegunResume } from '../../../../adapters/browser/resumes/begun-resume';
import type { BegunResume } from '../../../../application/resumes/file-uploads.port';
import { communityId, positionId } from '../../../support/builders/applications';
import { fileRef } from '../../../support/builders/identity';

const begun: BegunResume = {
  job: { communityId: communityId(42), positionId: positionId(4711) },
  place: fileRef(1),
  name: 'cv.pdf',
  bytes: 2_000,
  changedAt: 0,
  percent: 43,
};
const [code, another] = ['a-code-of-a-mailed-link-1', 'other-code-of-a-mailed-link'];

describe('An upload that a reload interrupts on the page of a mailed link', () => {
  beforeEach(() => window.sessionStorage.clear());
  const of = (link: string) => browserBegunByLink(window, link);

  it('is kept in the tab for this link alone, without the code of the link [R24]', () => {
    of(code).write(begun);
    expect(of(code).read()).toEqual(O.some(begun));
    expect(of(another).read()).toEqual(O.none);
    expect(browserBegunResume(window).read()).toEqual(O.none);
    expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain(code);
  });

  it("is forgotten by its own page, not by another link's", () => {
    of(code).write(begun);
    of(another).clear();
    expect(of(code).read()).toEqual(O.some(begun));
    of(code).clear();
    expect(of(code).read()).toEqual(O.none);
  });
});
