import { drawnStates } from '../../support/drawn-states';

/** What each state says and shows, in the order of its page. */
const drawn = drawnStates.map(
  ([name, markup]) =>
    [
      name,
      markup
        .replace(/<[^>]*>/g, ' ')
        .replace(/&#x27;/g, "'")
        .replace(/\s+/g, ' '),
    ] as const,
);

/** Each text that points to a place, and what stands there. */
const places: readonly (readonly [RegExp, 'before' | 'after' | 'on the page', RegExp])[] = [
  [/the address above is right/, 'before', /\S+@\S+/],
  [/Your own times, .*?, are below them/, 'on the page', /\d\d:\d\d [AP]M for you/],
  [/Click the red button below/, 'after', /\b(Record|Stop) /],
  [/follow the steps on this page/, 'on the page', /\bOops\b.*\b(Chrome|Firefox|Safari)\b/],
];

describe('Words and places agree', () => {
  it.each(places)('%s: what is meant is %s', (words, where, meant) => {
    const saying = drawn.filter(([, text]) => words.test(text));
    expect(saying).not.toEqual([]);
    const lost = saying.filter(([, text]) => {
      const [before = '', after = ''] = text.split(words, 2);
      return !meant.test({ before, after, 'on the page': text }[where]);
    });
    expect(lost.map(([name]) => name)).toEqual([]);
  });

  it('nothing else says "above" or "below"', () => {
    const all = new RegExp(places.map(([words]) => words.source).join('|'), 'g');
    const elsewhere = drawn.filter(([, text]) => /\b(above|below)\b/i.test(text.replaceAll(all, '')));
    expect(elsewhere.map(([name]) => name)).toEqual([]);
  });
});

describe('No instruction goes by a color alone', () => {
  it("except the document's red button, which is red whatever the employer's color is [spec 2 §2.7]", () => {
    const colors = /\b(red|green|blue|purple|teal|yellow|amber|gr[ae]y|white|black|colou?red)\b/;
    const colored = drawn.filter(([, text]) => colors.test(text.replaceAll('Click the red button below', '')));
    expect(colored.map(([name]) => name)).toEqual([]);
  });
});

describe('One word for one thing', () => {
  it("'email' is never 'e-mail'", () => {
    expect(drawn.filter(([, text]) => /\be-mail/i.test(text)).map(([name]) => name)).toEqual([]);
  });
});
