/** @jest-environment jsdom */
import { act } from 'react';
import { mounted } from '../../support/mounted';
import { useDropGuard } from '../../../ui/kit/drop-guard';
import { whereFilesDrop } from '../../../ui/kit/file-drop';

const chosen = jest.fn();
const resume = new File(['a'], 'cv.pdf');

const Page = () => {
  useDropGuard();
  return (
    <main>
      <section {...whereFilesDrop(chosen)}>
        <p>Here</p>
      </section>
      <input type="file" />
      <textarea />
    </main>
  );
};

/** What the browser does with what is dropped there: opens or inserts it, unless the page says otherwise. */
const dropped = (selector: string, types: readonly string[], files: readonly File[]): { readonly opens: boolean } => {
  const page = mounted();
  page.render(<Page />);
  const on = page.place.querySelector(selector);
  const opens = ['dragover', 'drop'].map((name) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { types, files, dropEffect: 'copy' } });
    act(() => void on?.dispatchEvent(event));
    return !event.defaultPrevented;
  });
  page.unmount();
  return { opens: opens.includes(true) };
};

describe('A file that is dropped on a page', () => {
  beforeEach(() => chosen.mockClear());

  it('beside every field changes nothing, and does not open in place of the page [R29]', () => {
    for (const beside of ['main', 'textarea']) expect(dropped(beside, ['Files'], [resume])).toEqual({ opens: false });
    expect(chosen).not.toHaveBeenCalled();
  });

  it('on a card that takes one is chosen [R29]', () => {
    expect(dropped('p', ['Files'], [resume])).toEqual({ opens: false });
    expect(chosen.mock.calls).toEqual([[resume]]);
    dropped('p', ['Files'], []);
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it('on a field for files is left to the browser, and so is a text anywhere', () => {
    expect(dropped('input', ['Files'], [resume])).toEqual({ opens: true });
    for (const on of ['textarea', 'p']) expect(dropped(on, ['text/plain'], [])).toEqual({ opens: true });
    expect(chosen).not.toHaveBeenCalled();
  });
});
