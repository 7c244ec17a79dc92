import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { TextField } from '../kit/text-field';
import type { RecordingResumeAct } from '../../application/recording/recording-resume.live';
import { recordingWaysTexts } from './recording-ways.texts';
import type { ResumeWaysView } from './resume-ways.view';
import { WayPage } from './way-page';

const t = recordingWaysTexts.resume;

export interface ResumeWaysPageProps {
  readonly view: ResumeWaysView;
  readonly send: (act: RecordingResumeAct) => void;
}

/** /SelfRecordUploadResume: upload now, by a mailed link, or not at all if it is optional (spec 2 §2.5). */
export const ResumeWaysPage = ({ view, send }: ResumeWaysPageProps) => (
  <WayPage job={view.job} heading={t.heading} back={undefined}>
    <p>{view.lead}</p>
    {view.failure !== undefined && <FailureNotice failure={view.failure} />}
    {view.mailed !== undefined && <Notice tone="success" title={view.mailed} />}
    <Stack $gap={1.5}>
      <div>
        <Button
          look={view.mail === undefined ? 'primary' : 'quiet'}
          wide="on-phones"
          onClick={() => send({ _tag: 'UploadPressed' })}
        >
          {t.uploadNow}
        </Button>
      </div>
      {view.mail === undefined ? (
        <div>
          <Button look="quiet" wide="on-phones" onClick={() => send({ _tag: 'WayChosen', way: 'mail' })}>
            {t.mailLink}
          </Button>
        </div>
      ) : (
        <Card aria-labelledby="mail-link">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send({ _tag: 'SendPressed' });
            }}
          >
            <Stack $gap={1.5}>
              <h2 id="mail-link">{t.mailLink}</h2>
              <TextField
                label={t.email}
                hint={t.emailHint}
                type="email"
                autoComplete="email"
                value={view.mail.typed}
                fault={view.mail.fault}
                onChange={(text) => send({ _tag: 'Typed', text })}
              />
              <div>
                <Button look="primary" wide="on-phones" type="submit" busy={view.mail.busy ? t.sendingLink : undefined}>
                  {t.sendLink}
                </Button>
              </div>
            </Stack>
          </form>
        </Card>
      )}
      {view.proceed !== undefined && (
        <div>
          <Button
            look="link"
            busy={view.proceed.busy ? recordingWaysTexts.sending : undefined}
            onClick={() => send({ _tag: 'ProceedPressed' })}
          >
            {t.proceed}
          </Button>
        </div>
      )}
    </Stack>
  </WayPage>
);
