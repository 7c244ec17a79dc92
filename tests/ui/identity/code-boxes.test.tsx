/** @jest-environment jsdom */
import { act, useState } from 'react';
import { mounted } from '../../support/mounted';
import { CodeBoxes } from '../../../ui/identity/code-boxes';

const completed = jest.fn();

const Boxes = ({ begun }: { readonly begun: string }) => {
  const [digits, setDigits] = useState(begun);
  return (
    <CodeBoxes
      label="Code"
      nameOf={(position) => `Digit ${position}`}
      digits={digits}
      fault={undefined}
      onChange={setDigits}
      onComplete={completed}
    />
  );
};

/** What stands in the boxes after the browser, a keyboard or a person made `text` the value of one of them. */
const filled = (begun: string, box: number, text: string): string => {
  const page = mounted();
  page.render(<Boxes key={`${begun} ${box} ${text}`} begun={begun} />);
  const boxes = Array.from(page.place.querySelectorAll('input'));
  const input = boxes[box];
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const shown = boxes.map(({ value }) => value).join('');
  page.unmount();
  return shown;
};

describe('The boxes of a code', () => {
  beforeEach(() => completed.mockClear());

  it.each([
    ['', 0],
    ['9', 1],
    ['9', 0],
    ['91', 2],
    ['912', 3],
    ['9123', 1],
  ])('after %j take a whole code that autofill puts into box %d, as it is [spec 1 §5]', (begun, box) => {
    expect(filled(begun, box, '5678')).toBe('5678');
    expect(completed.mock.calls).toEqual([['5678']]);
  });

  it.each([
    ['before', '95678'],
    ['behind', '56789'],
  ])('take a whole code put beside the digit of a box: the digit stands %s it', (_, text) => {
    expect(filled('9', 0, text)).toBe('5678');
  });

  it.each([
    ['9123', 1, '71', '9723'],
    ['9123', 1, '17', '9723'],
    ['9123', 1, '11', '9123'],
    ['9', 1, '4', '94'],
    ['9', 1, 'x', '9'],
    ['9123', 1, '', '923'],
    ['9', 1, 'Your code is 5678.', '5678'],
  ])('of %j hold after typing into box %d, which then has %j: %j', (begun, box, text, shown) => {
    expect(filled(begun, box, text)).toBe(shown);
  });
});
