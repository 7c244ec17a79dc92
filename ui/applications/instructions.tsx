import { Card } from '../kit/card';
import { Stack } from '../kit/layout';
import { RichText } from '../kit/rich-text';
import { jobTexts as t } from './job.texts';

/** The employer's instructions for an appointment; renders nothing if there are none. */
export const Instructions = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <Card aria-labelledby="instructions">
      <Stack $gap={1}>
        <h2 id="instructions">{t.instructions}</h2>
        <RichText text={text} />
      </Stack>
    </Card>
  );
