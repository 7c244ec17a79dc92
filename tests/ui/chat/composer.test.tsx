/** @jest-environment jsdom */
import { act } from 'react';
import { mounted } from '../../support/mounted';
import type { PaneAct } from '../../../ui/chat/chat-acts';
import { Composer } from '../../../ui/chat/composer';

const send = jest.fn<undefined, [PaneAct]>();
const sent = (_tag: PaneAct['_tag']): readonly PaneAct[] =>
  send.mock.calls.flatMap(([act]) => (act._tag === _tag ? [act] : []));
const picked = (file: File): PaneAct => ({ _tag: 'FilePicked', file });
const view = { label: 'Your message', text: 'にほ', fault: undefined, attachment: undefined, left: undefined };

/** Lets an event happen in the field. Answers whether the browser does what it usually does. */
const happens = (event: Event): boolean => {
  const page = mounted();
  page.render(<Composer view={view} send={send} />);
  act(() => void page.place.querySelector('textarea')?.dispatchEvent(event));
  page.unmount();
  return !event.defaultPrevented;
};

const key = (how: KeyboardEventInit): boolean =>
  happens(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how }));

const pasted = (types: readonly string[], files: readonly File[], text = 'Hours\t40'): boolean => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { types, files, getData: () => text } });
  return happens(event);
};

const picture = new File(['a'], 'image.png', { type: 'image/png' });

describe('The field for a message', () => {
  beforeEach(() => jest.clearAllMocks());

  it.each([
    ['the usual Enter', { keyCode: 13 }, 1],
    ['one while a word is being composed', { keyCode: 229, isComposing: true }, 0],
    ['the one with which Safari ends a composition', { keyCode: 229 }, 0],
    ['one with Shift', { keyCode: 13, shiftKey: true }, 0],
  ])('sends by Enter, but not by half a word: %s [spec 2 §2.17]', (_what, how, times) => {
    expect(key(how)).toBe(times === 0);
    expect(sent('SendPressed')).toHaveLength(times);
  });

  it.each([
    ['HTML', ['text/plain', 'text/html', 'Files'], undefined],
    ['RTF', ['text/plain', 'text/rtf', 'Files'], undefined],
    ['HTML of the very name', ['text/plain', 'text/html', 'Files'], picture.name],
    ['nothing else', ['text/plain', 'Files'], undefined],
    ['more than the name', ['text/plain', 'Files'], `See ${picture.name}`],
  ])('takes a pasted text as text, even if a picture of it comes along: with %s', (_what, types, text) => {
    expect(pasted(types, [picture], text)).toBe(true);
    expect(sent('FilePicked')).toEqual([]);
  });

  it('takes a file that was copied in the macOS Finder, which brings its name as text', () => {
    const decomposed = new File(['a'], 'Résumé.pdf'.normalize('NFD'));
    for (const [files, text] of [
      [[picture], 'image.png'],
      [[decomposed], 'Résumé.pdf'],
      [[picture, decomposed], 'image.png\rRésumé.pdf'],
    ] as const)
      expect(pasted(['text/plain', 'Files'], files, text)).toBe(false);
    expect(sent('FilePicked')).toEqual([picture, decomposed, picture].map(picked));
  });

  it('takes a pasted picture as a file', () => {
    for (const types of [['Files'], ['text/html', 'Files']]) expect(pasted(types, [picture])).toBe(false);
    expect(sent('FilePicked')).toEqual([picture, picture].map(picked));
  });
});
