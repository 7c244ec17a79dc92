/** @jest-environment jsdom */
import { Suspense, type PropsWithChildren, type ReactNode } from 'react';
import { Button } from '../../ui/kit/button';
import { mounted } from '../support/mounted';
import { translateAsABrowserDoes } from '../support/browser/translated';

const Named = ({ name, children }: PropsWithChildren<{ readonly name: ReactNode }>) => (
  <p>
    {name}
    {children}
  </p>
);

const Words = ({ children }: PropsWithChildren) => <>{children}</>;

interface Change {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Both are drawn one after the other, with all texts replaced in between. */
const changes: Readonly<Record<string, Change>> = {
  'text before something that comes': {
    before: <p>Sign in {false}</p>,
    after: (
      <p>
        Sign in <b>now</b>
      </p>
    ),
  },
  'text after something that goes': {
    before: (
      <p>
        <b>Oh.</b> Try again
      </p>
    ),
    after: <p>{false} Try again</p>,
  },
  'text that gives way to an element': {
    before: (
      <p>
        <i />
        {'waiting'}
      </p>
    ),
    after: (
      <p>
        <i />
        <b>done</b>
      </p>
    ),
  },
  'one of several texts': {
    before: (
      <p>
        <i /> {3} of {4}
      </p>
    ),
    after: (
      <p>
        <i /> {4} of {4}
      </p>
    ),
  },
  'texts alone': { before: <p>You have {'3'} minutes</p>, after: <p>You have {'2'} minutes</p> },
  'text that becomes the only child': {
    before: (
      <p>
        {'Ready'} <b>soon</b>
      </p>
    ),
    after: (
      <p>
        {'Ready'} {null}
      </p>
    ),
  },
  'text in a fragment': {
    before: (
      <p>
        <>Loading</>
        <b>.</b>
      </p>
    ),
    after: (
      <p>
        {null}
        <b>.</b>
      </p>
    ),
  },
  'text handed to a component': {
    before: <Named name="Maria">, your name is {'Maria'}</Named>,
    after: <Named name={<b>Maria</b>}>{undefined}</Named>,
  },
  'text that a component passes on': {
    before: (
      <p>
        <Words>first</Words>
        <b>!</b>
      </p>
    ),
    after: (
      <p>
        <b>!</b>
      </p>
    ),
  },
  'text that stands for a part that loads': {
    before: (
      <p>
        <Suspense>first</Suspense>
        <b>!</b>
      </p>
    ),
    after: (
      <p>
        <Suspense>second</Suspense>
        <b>!</b>
      </p>
    ),
  },
  'texts in a list': {
    before: (
      <p>
        {['a', 'b'].map((text) => text)}
        <b>!</b>
      </p>
    ),
    after: (
      <p>
        {['b'].map((text) => text)}
        <b>!</b>
      </p>
    ),
  },
  'texts and elements in a list': {
    before: <p>{['a', <b key="b">b</b>, 'c']}</p>,
    after: <p>{['x', <b key="b">b</b>]}</p>,
  },
  'a busy button': {
    before: <Button look="primary">Sign In</Button>,
    after: (
      <Button look="primary" busy="Signing in …">
        Sign In
      </Button>
    ),
  },
};

/** What a page says without translation. */
const saidBy = (what: ReactNode): string | null => {
  const page = mounted();
  page.render(what);
  const said = page.place.textContent;
  page.unmount();
  return said;
};

describe('A page whose texts the browser replaces', () => {
  beforeAll(translateAsABrowserDoes);

  it.each(Object.entries(changes))('goes on and shows what is new: %s', async (_, { before, after }) => {
    const wanted = [saidBy(before), saidBy(after)];
    const page = mounted();
    const seen: (string | null)[] = [];
    for (const what of [before, after, before, after]) {
      page.render(what);
      // The observer replaces texts in a microtask of its own.
      await Promise.resolve();
      expect(page.place.querySelector('[data-translated]')).not.toBeNull();
      seen.push(page.place.textContent);
    }
    expect(seen).toEqual([...wanted, ...wanted]);
    page.unmount();
  });

  it('keeps an element whose neighboring texts come and go', () => {
    const page = mounted();
    const draw = (name: string, late: boolean): void =>
      page.render(
        <p>
          {late && 'Late, '}
          {name} <input />
        </p>,
      );
    draw('Ada', false);
    const field = page.place.querySelector('input');
    draw('Ada', true);
    draw('', false);
    expect(page.place.querySelector('input')).toBe(field);
    page.unmount();
  });
});
