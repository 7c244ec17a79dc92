import type { FieldView } from '../kit/text-field';

/** A form whose fields are texts, as far as its fields show it. */
interface ShownForm<Name extends string> {
  readonly typed: Readonly<Record<Name, string>>;
  readonly takesFocus: boolean;
}

/** How the fields of a form are drawn: `order` is theirs on the screen, which is also that of their errors. The first one takes the focus. */
export const formFields = <Name extends string>(
  order: readonly Name[],
  { typed, takesFocus }: ShownForm<Name>,
  messages: Readonly<Record<Name, string | undefined>>,
): ((name: Name) => FieldView) => {
  const first = takesFocus ? order.find((name) => messages[name] !== undefined) : undefined;
  return (name) => ({ value: typed[name], fault: messages[name], takesFocus: name === first });
};
