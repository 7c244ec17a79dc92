import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import type { Sent, World } from './world';

/** Where a mailed code is found: a source that is polled until it changes, or a person to ask. */
export type CodeSource =
  | { readonly _tag: 'Watched'; readonly look: (email: string) => Promise<string> }
  | { readonly _tag: 'Asked'; readonly prompt: (email: string) => Promise<string> };

const orNothing = async (look: () => Promise<string>): Promise<string> =>
  E.getOrElse(() => '')(await TE.tryCatch(look, () => 'NothingFound')());

/** The output of a command that the provider gives; the address is in $EMAIL. */
export const fromCommand = (command: string): CodeSource => ({
  _tag: 'Watched',
  look: (email) =>
    orNothing(async () => (await promisify(exec)(command, { env: { ...process.env, EMAIL: email } })).stdout.trim()),
});

/** The page /dev/mailbox of this portal's own backend: the newest mails first, each with its name and recipient. */
export const fromMailbox = (url: string): CodeSource => ({
  _tag: 'Watched',
  look: (email) =>
    orNothing(async () => {
      const page = await (await fetch(url)).text();
      const mail = page
        .split('<li>')
        .find((one) => one.includes(`to ${email},`) && /\d{4} is your sign-in code/.test(one));
      const [, id = '', code = ''] = /href="([^"]*)">(\d{4}) is your/.exec(mail ?? '') ?? [];
      return code === '' ? '' : `${id} ${code}`;
    }),
});

/** Polling interval, in ms. */
export const everyHalfSecond = 500;
const longestWait = 40;

const codeIn = (found: string): string | undefined => /(\d{4})\D*$/.exec(found)?.[1];

/** Has a code sent and finds it, ignoring any code that was there before. */
export const codeReader =
  (source: CodeSource, wait: (milliseconds: number) => Promise<unknown>): NonNullable<World['codeFor']> =>
  async (email, send): Promise<Sent> => {
    const before = source._tag === 'Watched' ? await source.look(email) : '';
    const reply = await send();
    if (source._tag === 'Asked') return { reply, code: codeIn(await source.prompt(email)) };
    let found = await source.look(email);
    for (let tries = 0; (found === '' || found === before) && tries < longestWait; tries += 1) {
      await wait(everyHalfSecond);
      found = await source.look(email);
    }
    return { reply, code: codeIn(found) };
  };
