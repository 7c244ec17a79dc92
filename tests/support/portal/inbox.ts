import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps the mails it receives. */
export interface Inbox {
  readonly url: string;
  /** The whole text of every mail to that address, oldest first. */
  readonly mailsTo: (address: string) => readonly string[];
  /** Waits until that address has more than `seen` mails, then returns the newest. */
  readonly next: (address: string, seen: number) => Promise<string>;
  /** Stops listening and cuts every connection. The mails received are kept. */
  readonly goAway: () => Promise<void>;
  /** Listens at the same address again. */
  readonly comeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Received {
  readonly to: readonly string[];
  readonly text: string;
}

export const openInbox = async (): Promise<Inbox> => {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const listening = async (port: number): Promise<{ readonly server: SMTPServer; readonly port: number }> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 1,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
            text: Buffer.concat(chunks).toString('utf8'),
          });
          done();
          waiting.forEach((wake) => wake());
        });
      },
    });
    // A portal that is killed breaks its connection; mails that it had sent completely are here.
    server.on('error', () => undefined);
    return new Promise((resolve) => {
      const listener = server.listen(port, '127.0.0.1', () => {
        const address = listener.address();
        resolve({ server, port: typeof address === 'object' && address !== null ? address.port : 0 });
      });
    });
  };
  const first = await listening(0);
  const { port } = first;
  let server: SMTPServer | undefined = first.server;
  const goAway = (): Promise<void> =>
    new Promise((resolve) => {
      const gone = server;
      server = undefined;
      if (gone === undefined) resolve();
      else gone.close(() => resolve());
    });
  const mailsTo = (address: string): readonly string[] =>
    received.filter(({ to }) => to.includes(address.toLowerCase())).map(({ text }) => text);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    next: (address, seen) =>
      new Promise((resolve) => {
        const look = (): void => {
          const newest = mailsTo(address).at(-1);
          if (newest === undefined || mailsTo(address).length <= seen) return;
          waiting.delete(look);
          resolve(newest);
        };
        waiting.add(look);
        look();
      }),
    goAway,
    comeBack: async () => {
      server ??= (await listening(port)).server;
    },
    close: goAway,
  };
};

/** The first group of a pattern in the text part, which is encoded as quoted-printable. */
export const foundIn = (mail: string, pattern: RegExp): string => {
  const text = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The mail does not say it: ${text}`);
  return found;
};

/** The code in a mail, for signing in or proving an address: it is at the start of the subject. */
export const codeIn = (mail: string): string =>
  /^Subject: (\d{4}) (?:is your sign-in code|confirms your new email address)/m.exec(mail)?.[1] ?? '';
