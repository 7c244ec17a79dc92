import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Found, InPage } from './engine';

export type Role =
  | 'document'
  | 'button'
  | 'link'
  | 'heading'
  | 'textbox'
  | 'radio'
  | 'checkbox'
  | 'listitem'
  | 'region'
  | 'meter'
  | 'video'
  | 'main'
  | 'status'
  | 'log'
  | 'tab';

/**
 * The first visible element of a role whose name matches; `on top`: in the open dialog, if there is one, because nothing else can be clicked then, and
 * taking presses.
 */
const named: InPage = (role = '', name = '', where = '') => {
  const selectors = new Map([
    ['document', 'html'],
    ['button', 'button'],
    ['link', 'a[href]'],
    ['heading', 'h1, h2, h3, [role=heading]'],
    ['textbox', 'input:not([type=radio]):not([type=checkbox]), textarea'],
    ['checkbox', 'input[type=checkbox]'],
    ['radio', 'input[type=radio]'],
    ['listitem', 'li'],
    ['region', 'section[aria-labelledby], [role=region]'],
    ['meter', '[role=meter]'],
    ['video', 'video'],
    ['main', 'main'],
    ['status', '[role=status]'],
    ['log', '[role=log]'],
    ['tab', '[role=tab]'],
  ]);
  const said = (element: Element | null): string => element?.textContent ?? '';
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) return by.split(' ').reduce((all, id) => `${all} ${said(document.getElementById(id))}`, '');
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? Array.from(element.labels ?? []).reduce((all, one) => `${all} ${said(one)}`, '')
      : said(element);
  };
  const wanted = new RegExp(name);
  const within = (where === 'on top' ? document.querySelector('dialog[open]') : null) ?? document;
  const found = Array.from(within.querySelectorAll(selectors.get(role) ?? 'none')).find(
    (element) =>
      element.checkVisibility() &&
      (where !== 'on top' || element.getAttribute('aria-disabled') !== 'true') &&
      wanted.test(nameOf(element).replace(/\s+/g, ' ').trim()),
  );
  // Radio buttons and checkboxes are drawn by their labels, so a person clicks the label.
  return found instanceof HTMLInputElement && ['radio', 'checkbox'].includes(found.type)
    ? (found.labels?.[0] ?? found)
    : (found ?? null);
};

/** A page in any engine, by role and name. What isn't there yet is looked for again until the deadline. */
export interface Page {
  readonly goTo: (url: string) => Promise<void>;
  readonly click: (role: Role, name: RegExp) => Promise<void>;
  readonly type: (role: Role, name: RegExp, text: string) => Promise<void>;
  /** Waits until a property of the element, on one line, matches, and returns it. */
  readonly read: (role: Role, name: RegExp, property: string, wanted: RegExp) => Promise<string>;
  readonly sees: (role: Role, name: RegExp, text?: RegExp) => Promise<string>;
}

const patience = 60_000;

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Retries until there is an answer. A page that is just being replaced also fails to answer: that is retried. */
const until = async <A>(what: string, attempt: () => Promise<A | undefined>): Promise<A> => {
  const deadline = performance.now() + patience;
  let last = 'it is not there';
  while (performance.now() < deadline) {
    try {
      const answer = await attempt();
      if (answer !== undefined) return answer;
    } catch (error) {
      last = errorText(error);
    }
    await pause(50);
  }
  throw new Error(`${what}: ${last} (after ${patience / 1000} s)`);
};

export const pageOf = (engine: Engine): Page => {
  const use = (what: string, role: Role, name: RegExp, act: (found: Found) => Promise<void>): Promise<true> =>
    until(`${what} ${role} ${String(name)}`, async () => {
      const found = await engine.find(named, role, name.source, 'on top');
      if (found === undefined) return undefined;
      await act(found);
      return true;
    });
  const read: Page['read'] = (role, name, property, wanted) => {
    let seen = 'nothing';
    return until(`${role} ${String(name)} with ${property} ${String(wanted)}`, async () => {
      const found = await engine.find(named, role, name.source);
      if (found === undefined) return undefined;
      seen = String(await found.property(property))
        .replace(/\s+/g, ' ')
        .trim();
      return wanted.test(seen) ? seen : undefined;
    }).catch((error: unknown) => {
      throw new Error(`${errorText(error)}; last seen: ${seen}`);
    });
  };
  return {
    goTo: engine.goTo,
    click: async (role, name) => {
      await use('click', role, name, ({ click }) => click());
    },
    type: async (role, name, text) => {
      await use('type into', role, name, ({ type }) => type(text));
    },
    read,
    sees: (role, name, text = /./) => read(role, name, 'innerText', text),
  };
};
