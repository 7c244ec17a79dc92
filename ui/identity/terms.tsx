import { Muted, Stack } from '../kit/layout';
import { Unfold } from '../kit/unfold';
import { termsTexts as t } from './terms.texts';

/** The terms, shown where candidates agree to them: in words that can be read in passing, and without leaving the form. */
export const Terms = ({ open = false }: { readonly open?: boolean | undefined }) => (
  <Unfold showLabel={t.read} hideLabel={t.hide} startsOpen={open}>
    <Stack as="ul" $gap={1.5}>
      {t.points.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <Muted>{text}</Muted>
        </li>
      ))}
    </Stack>
  </Unfold>
);
