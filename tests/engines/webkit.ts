import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bodyField } from '../../domain/resilience/error-text';
import { freePort } from '../support/portal/free-port';
import type { Abroad, Engine } from './engine';

/** Debian keeps the browser in a folder named after the machine's architecture and the engine's version. */
const miniBrowsers = (): readonly string[] =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((machine) => join('/usr/lib', machine))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .filter((file) => file.includes('webkit2gtk-') && existsSync(file));

const binary = process.env['MINIBROWSER_PATH'] ?? miniBrowsers().at(-1);

/** Why WebKit is skipped here; undefined: it runs. */
export const webkitMissing: string | undefined =
  process.env['SKIP_WEBKIT'] !== undefined
    ? 'SKIP_WEBKIT is set'
    : binary === undefined || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')
      ? "no WebKit was found (MINIBROWSER_PATH or Debian's webkit2gtk-driver, and xvfb)"
      : undefined;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await ended(child);
};

/** A virtual screen, because WebKitGTK has no headless mode; Xvfb chooses its number. */
const openScreen = async (): Promise<{ readonly child: ChildProcess; readonly display: string }> => {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { child, display: `:${number}` };
};

/** The key under which WebDriver references an element (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Method = 'GET' | 'POST' | 'DELETE';
type Command = (method: Method, path: string, body?: object) => Promise<unknown>;

const commandsTo =
  (url: string): Command =>
  async (method, path, body) => {
    const response = await fetch(url + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const value = bodyField(await response.json(), 'value');
    if (!response.ok) throw new Error(`${String(bodyField(value, 'error'))}: ${String(bodyField(value, 'message'))}`);
    return value;
  };

const untilReady = async (command: Command): Promise<void> => {
  const deadline = performance.now() + 20_000;
  const isReady = (): Promise<boolean> =>
    command('GET', '/status').then(
      (status) => bodyField(status, 'ready') === true,
      () => false,
    );
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error('WebKitWebDriver did not start in 20 seconds.');
    await pause(50);
  }
};

const capabilities = {
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--enable-mock-capture-devices=true', '--enable-media-stream=true'],
    },
  },
};

/** WebKitGTK's own minimal browser with a mock camera and microphone, driven by plain WebDriver. */
export const openWebKit = async (abroad?: Abroad): Promise<Engine> => {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(abroad && { TZ: abroad.zone, LANGUAGE: abroad.language, LC_ALL: `${abroad.language}.UTF-8` }),
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = async (): Promise<void> => {
    await end(driver);
    await end(screen.child);
  };
  try {
    const command = commandsTo(`http://127.0.0.1:${port}`);
    await untilReady(command);
    const session = `/session/${String(bodyField(await command('POST', '/session', { capabilities }), 'sessionId'))}`;
    return {
      goTo: async (url) => {
        await command('POST', `${session}/url`, { url });
      },
      find: async (look, ...words) => {
        const script = `return (${look.toString()}).apply(null, arguments)`;
        const answer = await command('POST', `${session}/execute/sync`, { script, args: words });
        const id = bodyField(answer, elementKey);
        if (typeof id !== 'string') return undefined;
        const element = `${session}/element/${id}`;
        return {
          click: async () => {
            await command('POST', `${element}/click`, {});
          },
          type: async (text) => {
            // WebDriver's code for Enter.
            await command('POST', `${element}/value`, { text: text.replaceAll('\n', '\uE007') });
          },
          property: (name) => command('GET', `${element}/property/${name}`),
        };
      },
      close: async () => {
        try {
          await command('DELETE', session);
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
