import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with one mail, before it says yes. */
export type Treatment = (mail: { readonly to: string; readonly nth: number }) => Promise<Refusal | undefined>;

export interface Refusal {
  readonly responseCode: number;
  readonly words: string;
}

export interface Taken {
  readonly to: string;
  readonly messageId: string;
}

/** A real SMTP server in a test's hands. */
export interface MailServer {
  readonly url: string;
  /** What it said yes to, in that order. */
  readonly taken: readonly Taken[];
  /** What it was given whole, whatever it said to it. */
  readonly given: readonly Taken[];
  /** When it has been given that many mails whole. */
  readonly givenAtLeast: (count: number) => Promise<unknown>;
  /** When it has said yes to that many. */
  readonly takenAtLeast: (count: number) => Promise<unknown>;
  /** How many mails it had in hand at once, at most. */
  readonly mostAtOnce: () => number;
  /** Refuses addresses at RCPT TO; undefined takes all. */
  readonly refuse: (refusal: ((to: string) => Refusal | undefined) | undefined) => void;
  /** What happens between the end of a mail and the answer to it. */
  readonly treat: (treatment: Treatment | undefined) => void;
  /** Whom it lets in. */
  readonly letIn: (password: string) => void;
  readonly close: () => Promise<void>;
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

const faultOf = (refusal: Refusal | undefined): Error | null =>
  refusal === undefined ? null : Object.assign(new Error(refusal.words), { responseCode: refusal.responseCode });

/** `signIn`: it takes nothing from who does not sign in as `portal`. `port`: 0 is any that is free. */
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
  // Whoever sends may be killed in the middle of it.
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
