import { chapters, plainChapters } from '../../../adapters/composition/rulebook';
import { parseCaseLink } from '../../../ui/rulebook/case-link';
import { searchIn, type Found, type Named } from '../../../ui/rulebook/search';

const other: Named = {
  href: '#domain.chat.idle.idleAfter',
  title: 'domain/chat/idle.ts',
  detail: 'idleAfter = 300000',
  from: '',
  words: 'domain/chat/idle.ts idleAfter After 5 minutes without a word',
};
const search = searchIn(chapters, plainChapters, [other]);
const chapterOf = ({ href }: Found): string => parseCaseLink(href).chapter;
const first = (query: string): Found => search(query)[0] ?? other;

describe('A search for a rule', () => {
  it.each([
    ['join', 'join'],
    ['when can a candidate join', 'join'],
    ['R12', 'join'],
    ['what does 41 mean', 'status'],
    ['41', 'status'],
    ['phone', 'phone'],
    ['third reschedule', 'card-actions'],
    ['what happens on the 3rd rescheduling', 'card-actions'],
    ['why may somebody in status 17 schedule', 'guard'],
  ])('finds %j in the chapter of %s first', (query, chapter) => {
    expect(chapterOf(first(query))).toBe(chapter);
  });

  it.each([
    ['17', 'guard'],
    ['third reschedule', 'lifecycle'],
  ])('for %j lists the chapter of %s among the results', (query, chapter) => {
    expect(search(query).map(chapterOf)).toContain(chapter);
  });

  it('for a status finds no rule that merely uses the same number as the code of an answer', () => {
    const titles = search('17').map(({ title }) => title);
    expect(titles).toContain('What does a status code mean?');
    expect(titles).not.toContain('Where do the answered questions lead?');
    expect(titles).not.toContain('What happens after a candidate presses Apply?');
  });

  it('shows what the portal answers in a status, with the case itself', () => {
    const { href, detail } = first('41');
    expect(parseCaseLink(href).case).toEqual({ status: 41 });
    expect(detail).toMatch(/41 means/);
  });

  it('finds the rules of the second part by their wording', () => {
    expect(search('idleAfter')).toEqual([other]);
  });

  it.each(['', '  ', 'the', 'xyzzy'])('finds nothing for %j', (query) => {
    expect(search(query)).toEqual([]);
  });
});
