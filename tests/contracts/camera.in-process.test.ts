import { inMemoryCamera } from '../../adapters/in-process/tech-check/camera';
import { cameraContract } from './camera.suite';

describe('The camera in memory', () => {
  it.each(Object.entries(cameraContract))('%s [spec 2 §2.9]', async (_, run) => {
    const camera = inMemoryCamera();
    await expect(
      run({
        camera,
        hinder: (devices) => {
          camera.set({ faults: { camera: devices.camera, microphone: devices.microphone } });
          for (const kind of ['camera', 'microphone'] as const)
            if (devices[kind] === 'denied') camera.tell({ _tag: 'PermissionIs', kind, permission: 'denied' });
          return Promise.resolve();
        },
        unplug: (kind) => camera.stop(kind, 'lost'),
        plugIn: () => camera.tell({ _tag: 'DevicesChanged' }),
        isOn: () => camera.openStreams() > 0,
      }),
    ).resolves.toBeUndefined();
  });
});
