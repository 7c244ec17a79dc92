import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Settings from 'lucide-react/icons/settings';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import type { OwnDevicesAct } from '../../application/live-interview/own-devices.live';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Notice } from '../kit/notice';
import { Stack } from '../kit/layout';
import { RoundButton } from '../kit/round-button';
import { SelectField } from '../kit/select-field';
import { liveTexts as t } from './live-interview.texts';
import type { DeviceControlsView } from './device-controls.view';

export interface DeviceControlsProps {
  readonly view: DeviceControlsView;
  readonly send: (act: OwnDevicesAct) => void;
}

/** Mute, camera and the choice of both, as either side of a live interview has them. */
export const DeviceControls = ({ view: { mute, camera, choosing, choices }, send }: DeviceControlsProps) => {
  const close = (): void => send({ _tag: 'ChoiceClosed' });
  return (
    <>
      <RoundButton label={mute.label} disabled={!mute.there} onPress={() => send({ _tag: 'MutePressed' })}>
        {mute.off ? <MicOff size={22} /> : <Mic size={22} />}
      </RoundButton>
      <RoundButton label={camera.label} disabled={!camera.there} onPress={() => send({ _tag: 'CameraPressed' })}>
        {camera.off ? <VideoOff size={22} /> : <Video size={22} />}
      </RoundButton>
      {choices.length > 0 && (
        <RoundButton label={t.devices} disabled={false} onPress={() => send({ _tag: 'ChoiceOpened' })}>
          <Settings size={22} />
        </RoundButton>
      )}
      <Dialog
        open={choosing}
        title={t.devicesTitle}
        onDismiss={close}
        actions={
          <Button look="primary" onClick={close}>
            {t.close}
          </Button>
        }
      >
        <Stack>
          {choices.map(({ kind, ...choice }) => (
            <SelectField
              key={kind}
              {...choice}
              fault={undefined}
              takesFocus={false}
              onChoose={(id) => send({ _tag: 'DeviceChosen', kind, id })}
            />
          ))}
        </Stack>
      </Dialog>
    </>
  );
};

/** Shows devices that failed during the call. The tone is calm, because the call continues. */
export const FailedDevices = ({ failed }: Pick<DeviceControlsView, 'failed'>) => (
  <>
    {failed.map(({ kind, title, text }) => (
      <Notice key={kind} tone="notice" title={title}>
        <p>{text}</p>
      </Notice>
    ))}
  </>
);
