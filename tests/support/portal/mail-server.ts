import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with a mail before it accepts it. */
export type Treatment = (mail: { readonly to: string; readonly nth: number }) => Promise<Refusal | undefined>;

export interface Refusal {
  readonly responseCode: number;
  readonly words: string;
}

export interface Taken {
  readonly to: string;
  readonly messageId: string;
}

/** A real SMTP server that a test controls. */
export interface MailServer {
  readonly url: string;
  /** The mails it accepted, in order. */
  readonly taken: readonly Taken[];
  /** The mails it received completely, accepted or not. */
  readonly given: readonly Taken[];
  /** Resolves when it has received that many mails completely. */
  readonly givenAtLeast: (count: number) => Promise<unknown>;
  /** Resolves when it has accepted that many. */
  readonly takenAtLeast: (count: number) => Promise<unknown>;
  /** The most mails it ever handled at the same time. */
  readonly mostAtOnce: () => number;
  /** Refuses addresses at RCPT TO; undefined accepts all. */
  readonly refuse: (refusal: ((to: string) => Refusal | undefined) | undefined) => void;
  /** Runs between the end of a mail and the answer to it. */
  readonly treat: (treatment: Treatment | undefined) => void;
  /** Decides who may sign in. */
  readonly letIn: (password: string) => void;
  readonly close: () => Promise<void>;
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

const faultOf = (refusal: Refusal | undefined): Error | null =>
  refusal === undefined ? null : Object.assign(new Error(refusal.words), { responseCode: refusal.responseCode });

/** `signIn`: it accepts mails only after a sign-in as `portal`. `port`: 0 is any free one. */
export const openMailServer = async ({ signIn = false, port = 0 } = {}): Promise<MailServer> => {
  const taken: Taken[] = [];
  const given: Taken[] = [];
  const watching = new Set<() => void>();
  const reached = (mails: readonly Taken[], count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (mails.length < count) return;
        watching.delete(look);
        resolve();
      };
      watching.add(look);
      look();
    });
  let refuses: ((to: string) => Refusal | undefined) | undefined;
  let treatment: Treatment | undefined;
  let password = 'secret';
  let atOnce = 0;
  let most = 0;
  const server = new SMTPServer({
    authOptional: !signIn,
    allowInsecureAuth: true,
    disabledCommands: signIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: (auth, _, done) => {
      const fault = Object.assign(new Error('no such password'), { responseCode: 535 });
      done(auth.password === password ? null : fault, { user: 'portal' });
    },
    onRcptTo: ({ address }, _, done) => done(faultOf(refuses?.(address))),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const messageId = /^Message-ID: <(.*)>\r$/m.exec(text)?.[1] ?? '';
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address).join(), messageId };
        given.push(mail);
        watching.forEach((look) => look());
        atOnce += 1;
        most = Math.max(most, atOnce);
        void (treatment?.({ to: mail.to, nth: given.length }) ?? Promise.resolve(undefined)).then((refusal) => {
          atOnce -= 1;
          if (refusal === undefined) taken.push(mail);
          watching.forEach((look) => look());
          done(faultOf(refusal));
        });
      });
    },
  });
  // The sender may be killed in the middle of it.
  server.on('error', () => undefined);
  const listening = await new Promise<number>((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => resolve(portOf(listener.address())));
  });
  return {
    url: `smtp://${signIn ? 'portal:secret@' : ''}127.0.0.1:${listening}`,
    taken,
    given,
    givenAtLeast: (count) => reached(given, count),
    takenAtLeast: (count) => reached(taken, count),
    mostAtOnce: () => most,
    refuse: (refusal) => {
      refuses = refusal;
    },
    treat: (next) => {
      treatment = next;
    },
    letIn: (next) => {
      password = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
