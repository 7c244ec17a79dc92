import { existsSync, readdirSync } from 'node:fs';
import rooms from '../../.tools/rooms.json';

/** What a file's name may say that it is, by floor (application/decisions/001-rooms-by-capability.md). */
const roles: Readonly<Record<string, readonly string[]>> = {
  application: ['api', 'journey', 'live', 'port', 'screens', 'service', 'store', 'words'],
  'adapters/contract': ['calls', 'wire'],
};
/** What no role fits, and why. */
const withoutRole: Readonly<Record<string, string>> = {
  'adapters/contract/applications/cancel-routes.ts': 'a table that the calls share',
  'adapters/contract/files/signed-files.ts': 'addresses of files, which are no calls',
  'adapters/contract/files/upload-kind.ts': 'how a file is sent in pieces',
  'adapters/contract/live-interview/room-line.ts': 'messages of a socket',
  'adapters/contract/operator/visit-vitals.ts': 'an address, and what is sent there',
  'adapters/contract/positions/job-posting.ts': 'what search engines read',
  'adapters/contract/tech-check/speed-test.ts': 'an address',
};

const files = Object.keys(roles).flatMap((floor) =>
  rooms
    .map((room) => `${floor}/${room}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => ({ floor, file: `${folder}/${name}` }))),
);

describe("A file's name", () => {
  it('says its role: rename it to <what>.<role>.ts, or say here why no role fits', () => {
    const faults = files.filter(({ floor, file }) => {
      const role = /\.([a-z]+)\.ts$/.exec(file)?.[1] ?? '';
      return !(roles[floor] ?? []).includes(role) && withoutRole[file] === undefined;
    });
    expect(faults.map(({ file }) => file)).toEqual([]);
    expect(Object.keys(withoutRole).filter((file) => !files.some((one) => one.file === file))).toEqual([]);
  });
});
