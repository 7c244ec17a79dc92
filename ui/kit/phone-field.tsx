import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Muted, Stack } from './layout';
import { contactTexts } from '../texts/contact';
import { caretInMask, type Typed } from './mask-caret';
import { SelectField, type SelectFieldProps } from './select-field';
import { TextField, type TextFieldProps } from './text-field';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 12px;
  align-items: start;

  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

export interface PhoneFieldProps<Country extends string> {
  readonly country: SelectFieldProps<Country>;
  /** Its value is the masked text. */
  readonly phone: Pick<TextFieldProps, 'label' | 'value' | 'fault' | 'takesFocus' | 'placeholder' | 'onChange'>;
}

const isForward = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType.startsWith('deleteContentForward');

/** A country code and the number after it, under a mask: the caret stays at the typed digit. Below: what the number is used for. */
export const PhoneField = <Country extends string>({ country, phone }: PhoneFieldProps<Country>) => {
  const typed = useRef<Typed & { readonly input: HTMLInputElement }>(undefined);
  useLayoutEffect(() => {
    if (typed.current === undefined) return;
    const { input, ...before } = typed.current;
    typed.current = undefined;
    const caret = caretInMask(input.value, before, country.value.length - 1);
    input.setSelectionRange(caret, caret);
  });
  const remember = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = currentTarget;
    const caret = selectionStart ?? value.length;
    typed.current = { input: currentTarget, text: value, caret, forward: isForward(nativeEvent) };
  };
  return (
    <Stack $gap={0.75}>
      <Pair>
        <SelectField {...country} />
        <TextField {...phone} type="tel" name="phone" autoComplete="tel" inputMode="tel" onInput={remember} />
      </Pair>
      <Muted>{contactTexts.phonePurpose}</Muted>
    </Stack>
  );
};
