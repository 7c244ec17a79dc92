import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Row, Stack } from '../kit/layout';
import { externalFormTexts as t } from '../applications/external-form.texts';

export interface ExternalFormView {
  readonly client: string;
  readonly url: string;
}

export interface ExternalFormProps {
  readonly form: ExternalFormView;
  /** The time until it opens by itself; undefined: it does not. */
  readonly secondsLeft: number | undefined;
  readonly onStay: () => void;
}

/** The employer's own form, which follows a booking (spec 1 §2). It opens automatically after a countdown, unless the candidate prefers to stay. */
export const ExternalForm = ({ form, secondsLeft, onStay }: ExternalFormProps) => (
  <Card aria-labelledby="external-form" data-screen-only="">
    <Stack $gap={1}>
      <h2 id="external-form">{t.heading}</h2>
      <p>
        {t.text(form.client)} <a href={form.url}>{t.clickHere}</a> {t.toOpen}
      </p>
      {secondsLeft !== undefined && (
        <Row $gap={2}>
          <p role="timer">{t.opens(secondsLeft)}</p>
          <Button look="quiet" onClick={onStay}>
            {t.stay}
          </Button>
        </Row>
      )}
    </Stack>
  </Card>
);
