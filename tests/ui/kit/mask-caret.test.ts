import * as fc from 'fast-check';
import { maskTyped, nationalDigits } from '../../../domain/identity/phone';
import { caretInMask } from '../../../ui/kit/mask-caret';

/** A person at the phone field of +1: each key changes the text at the caret, then the mask is applied. */
const pressed = (presses: readonly string[]): { readonly shown: string; readonly caret: number } => {
  let shown = '';
  let caret = 0;
  for (const press of presses) {
    const from = press === 'Backspace' ? Math.max(0, caret - 1) : caret;
    const to = press === 'Delete' ? caret + 1 : caret;
    if (press === 'Left' || press === 'Right') {
      caret = Math.min(shown.length, Math.max(0, caret + (press === 'Left' ? -1 : 1)));
      continue;
    }
    const typed = /^\d+$/.test(press) ? press : '';
    const text = shown.slice(0, from) + typed + shown.slice(to);
    const at = from + typed.length;
    shown = maskTyped('+1', text);
    caret = caretInMask(shown, { text, caret: at, forward: press === 'Delete' }, 1);
  }
  return { shown, caret };
};

const typing = (digits: string): readonly string[] => Array.from(digits);
const left = (times: number): readonly string[] => Array.from({ length: times }, () => 'Left');

describe('The caret in the phone field', () => {
  it.each([
    ['at the end while one types on', typing('3125550142'), '+1 (312) 555-0142', 17],
    ['behind a digit that is put in the middle', [...typing('312550142'), ...left(5), '5'], '+1 (312) 555-0142', 12],
    ['at the end after a number is pasted', ['13125550142'], '+1 (312) 555-0142', 17],
    [
      'where a digit was taken out by Backspace',
      [...typing('3125550142'), ...left(5), 'Backspace'],
      '+1 (312) 550-142',
      11,
    ],
    [
      'past the sign of the mask, so that the next Backspace takes the digit',
      [...typing('3125'), 'Left', 'Backspace', 'Backspace'],
      '+1 (315',
      6,
    ],
    [
      'past the sign of the mask, so that the next Delete takes the digit',
      [...typing('3125'), ...left(3), 'Delete', 'Delete'],
      '+1 (312',
      7,
    ],
    ['in an empty field once all is gone', [...typing('3'), 'Backspace', 'Backspace'], '', 0],
  ])('is %s', (_, presses, shown, caret) => {
    expect(pressed(presses)).toEqual({ shown, caret });
  });

  it('allows typing the same number whatever is inserted in the middle and removed again', () => {
    const number = fc.string({ unit: fc.constantFrom(...Array.from('23456789')), minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(number, fc.integer({ min: 1, max: 12 }), fc.constantFrom('2', '5', '9'), (digits, back, extra) => {
        const whole = pressed([...typing(digits.slice(0, 9)), ...left(back), extra, 'Backspace']);
        expect(nationalDigits('+1', whole.shown)).toBe(digits.slice(0, 9));
      }),
    );
  });
});
