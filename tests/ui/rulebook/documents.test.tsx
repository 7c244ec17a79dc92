/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { joinChapter } from '../../../adapters/rules/chapters/join';
import type { MarkedSentence } from '../../../adapters/rules/documents/marks';
import { Documents } from '../../../ui/rulebook/documents/documents';
import { documentsMarkdown } from '../../../ui/rulebook/documents/documents-markdown';
import type { Facts } from '../../../ui/rulebook/facts';
import { partsIn } from '../../../ui/rulebook/parts';

const sentence = (text: string, said: Partial<MarkedSentence>): MarkedSentence => ({
  section: '§4',
  text,
  marks: {},
  missing: undefined,
  ...said,
});

const facts: Facts = {
  version: '1.0.106',
  madeOn: 'November 29, 2026',
  agreed: [],
  digests: {},
  tested: {},
  proofs: {},
  files: [
    {
      file: 'domain/applications/join-window.ts',
      offers: [{ name: 'joinWindow', says: 'When.', cites: [], value: null }],
      numbers: [],
      tests: [],
      ownTests: true,
    },
  ],
  shared: [],
  sources: { 'spec 1 §4': 'States and transitions' },
  wordings: {},
  documents: [
    {
      name: 'Document 1',
      cites: 'spec 1',
      sentences: [
        sentence('One may join.', {
          marks: {
            rule: ['join', 'limits.wait', 'joinWindow', 'candidate/apply_job'],
            screen: ['/success/:communityId/:positionId?'],
            constant: ['lead_time'],
          },
        }),
        sentence('Who writes what is not said.', { marks: { 'not ours': ['nothing to build'] } }),
        sentence('*Texts* are `sent`.', { missing: 'No texts are sent.' }),
      ],
    },
  ],
  pictures: {},
};
const parts = partsIn(
  [joinChapter],
  [
    {
      name: 'limits',
      part: 'Interviews',
      title: 'How long?',
      rows: [{ id: 'wait', says: 'It waits.', cites: ['R36'], code: 'domain/live-interview/meeting.ts' }],
    },
  ],
);

describe('The documents, sentence by sentence', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Documents parts={parts} facts={facts} />);
  const linesOf = (selector: string): readonly string[] =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it('begin with how many have each mark', () => {
    expect(linesOf('.mark-counts tbody td')).toEqual(['3', '1', '1', '1', '1', '1']);
  });

  it('tell the gaps first, by name', () => {
    expect(linesOf('.gaps li p')).toEqual(['Document 1, §4 Texts are sent.', 'No texts are sent.']);
  });

  it('say of each where it is kept, with a link to what the book has', () => {
    expect(linesOf('details h4')).toEqual(['§4 States and transitions']);
    expect(linesOf('details li:first-child .where')).toEqual([
      'Rule Chapter 1, join · Chapter 2, wait · joinWindow · candidate/apply_job',
      'Screen /success/{community_id}/{position_id}',
      'Constant lead time: 90 minutes',
    ]);
    expect([...page.querySelectorAll('details li a')].map((link) => link.getAttribute('href'))).toEqual([
      '#join',
      '#limits.wait',
      '#domain.applications.join-window.joinWindow',
      '#number-lead_time',
    ]);
    expect(linesOf('details li:nth-child(2) .where')).toEqual(['Not ours nothing to build']);
    expect(linesOf('details .missing')).toEqual(['Gap No texts are sent.']);
    expect(linesOf('details li:nth-child(3) :is(em, p > code)')).toEqual(['Texts', 'sent']);
  });

  it('are a text, too', () => {
    const text = documentsMarkdown(facts);
    expect(text).toContain('Document 1: Sentences 3, Rule 1, Screen 1, Constant 1, Not ours 1, Gap 1.');
    expect(text).toContain('## Gaps\n\n- Document 1 §4: *Texts* are `sent`.\n  **Gap**: No texts are sent.\n');
    expect(text).toContain('### §4 States and transitions\n\n- One may join.\n  Rule: join, limits.wait');
  });
});
