import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore } from '../../../adapters/server/files/file-store';
import { bodyOf, portalOverHttp, type Around, type PortalOverHttp } from '../../server/portal-over-http';
import { anApplication } from '../builders/applications';
import { aCandidate, email } from '../builders/identity';
import { codeInMail, type Given } from '../world/world';

/* Uploads sent by hand, to a portal whose files are on the disk: in pieces (tus) or in a form. */

export const megabyte = 1024 * 1024;
const places: string[] = [];
const portals: PortalOverHttp[] = [];

/** Closes every portal that was started and removes every folder; for `afterEach`. */
export const tidyUp = async (): Promise<void> => {
  for (const { app } of portals.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
};

/** A new folder. */
export const newPlace = (): string => {
  const place = mkdtempSync(join(tmpdir(), 'uploads-'));
  places.push(place);
  return place;
};

const addresses = (count: number) => Array.from({ length: count }, (_, n) => email(`person-${n}@example.org`));

/** A portal that listens, and the tokens of so many candidates who owe it a resume. */
export const listening = async (people: number, files: NonNullable<Given['files']>, around: Around = {}) => {
  const applicants = addresses(people).map((address) => ({
    candidate: aCandidate({ email: address }),
    applications: [anApplication({ resume: 'required', hasResume: false })],
  }));
  const portal = await portalOverHttp({ applicants, files }, around);
  portals.push(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const at: AddressInfo | string | null = portal.app.server.address();
  if (at === null || typeof at === 'string') throw new Error('No port');
  const tokens: string[] = [];
  for (const address of addresses(people)) {
    await portal.post('/api/candidate/send_otp', { email: address });
    const otp = codeInMail(portal.world.mailer);
    tokens.push(String(bodyOf(await portal.post('/api/candidate/submit_otp', { email: address, otp }))['code']));
  }
  return { portal, port: at.port, tokens };
};

export const onDisk =
  (folder: string): NonNullable<Given['files']> =>
  (clock, reporter) =>
    diskFileStore(folder, reporter, clock);

/** Announces an upload in pieces. */
export const begin = ({ inject }: PortalOverHttp, token: string, bytes: number) =>
  inject({
    method: 'POST',
    url: '/api/candidate/resume_uploads',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
      'upload-metadata': `filename ${btoa('cv.pdf')}`,
    },
  });

const pieceHeaders = (token: string, offset: number) => ({
  authorization: `Bearer ${token}`,
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

/** Sends a piece of an upload. */
export const piece = ({ inject }: PortalOverHttp, token: string, url: string, offset: number, payload: Buffer) =>
  inject({ method: 'PATCH', url, headers: pieceHeaders(token, offset), payload });

const boundary = 'a-boundary-of-an-attack';
const head = (name: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;

/** A form whose file begins and never ends, as it goes: what it was answered, or why its connection broke. */
export interface OpenForm {
  readonly close: () => void;
  readonly answer: Promise<IncomingMessage>;
  /** Undefined: it is still open and unanswered. */
  readonly ended: () => string | undefined;
}

/** Begins such a form. */
export const openForm = (port: number, token: string, content: Buffer): OpenForm => {
  const form = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/candidate/upload_resume',
    // A connection of its own: none that an earlier test left open.
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  let ended: string | undefined;
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    form.once('response', (response) => {
      ended = `answered ${String(response.statusCode)}`;
      resolve(response);
    });
    form.on('error', (fault) => {
      ended ??= fault.message;
      reject(fault);
    });
  });
  // Most forms are never answered: their tests close them.
  answer.catch(() => undefined);
  form.write(head('cv.pdf'));
  form.write(content);
  return { close: () => void form.destroy(), answer, ended: () => ended };
};

interface RawRequest {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a client hears that reads nothing before it has sent everything, as browsers do. */
const sendWhole = (port: number, { method, path, headers, body }: RawRequest): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }).setEncoding('utf8').pause();
    let text = '';
    socket.on('data', (part) => {
      text += String(part);
      if (!text.endsWith('}')) return;
      socket.destroy();
      resolve(text);
    });
    socket.on('close', () => reject(new Error('The connection was closed'))).on('error', reject);
    const all = { host: `127.0.0.1:${port}`, ...headers, 'content-length': String(body.length) };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(body, () => socket.resume());
  });

/** Such a client's form. */
export const sendWholeForm = (port: number, token: string, content: Buffer): Promise<string> =>
  sendWhole(port, {
    method: 'POST',
    path: '/api/candidate/upload_resume',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head('cv.pdf')), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });

/** Such a client's piece of an upload. */
export const sendWholePiece = (port: number, token: string, path: string, body: Buffer): Promise<string> =>
  sendWhole(port, { method: 'PATCH', path, headers: pieceHeaders(token, 0), body });

export const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) text += String(part);
  return text;
};
