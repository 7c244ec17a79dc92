import { EMPTY, from, fromEvent, map, merge, switchMap, type Observable } from 'rxjs';
import type { DeviceChange } from '../../../application/tech-check/camera.port';
import type { DeviceKind } from '../../../domain/tech-check/device-fault';
import type { Permission } from '../../../domain/tech-check/readiness';

/** Undefined: this browser doesn't tell. */
const statusOf = async ({ permissions }: Navigator, kind: DeviceKind): Promise<PermissionStatus | undefined> => {
  try {
    return await permissions.query({ name: kind });
  } catch {
    return undefined;
  }
};

/** What the browser permits at the moment; undefined: it doesn't tell. */
export const permissionOf = async (navigator: Navigator, kind: DeviceKind): Promise<PermissionState | undefined> =>
  (await statusOf(navigator, kind))?.state;

const known = (state: PermissionState): Permission | undefined => (state === 'prompt' ? undefined : state);

const changesOf = (navigator: Navigator, kind: DeviceKind): Observable<DeviceChange> =>
  from(statusOf(navigator, kind)).pipe(
    switchMap((status) =>
      status === undefined
        ? EMPTY
        : fromEvent(status, 'change').pipe(
            map((): DeviceChange => ({ _tag: 'PermissionIs', kind, permission: known(status.state) })),
          ),
    ),
  );

export const permissionChanges = (navigator: Navigator): Observable<DeviceChange> =>
  merge(changesOf(navigator, 'camera'), changesOf(navigator, 'microphone'));
