import * as E from 'fp-ts/Either';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { smtpMailer, type SmtpMailer } from '../../../adapters/server/mails/smtp-mailer';
import type { Email } from '../../../domain/text/email';
import type { NotSent } from '../../../application/ports/mailer';
import { codeMail } from '../../../application/identity/code-mail.service';
import { code, email, linkCode } from '../../support/builders/identity';
import { keepingReporter, type KeepingReporter } from '../../support/world/reporter';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

const maria = email('maria.santos@example.org');
const from = { name: 'Hearthlark “jobs”', address: email('jobs@example.org') };
const letter = codeMail({
  publicUrl: 'https://portal.example.org',
  to: maria,
  code: code('0042'),
  link: linkCode(1),
});

let received: Received[];
let server: SMTPServer;
let url: string;
let reporter: KeepingReporter;
const mailers: SmtpMailer[] = [];
const sockets: Server[] = [];

const addressesOf = ({ envelope }: SMTPServerSession): Omit<Received, 'text'> => ({
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  to: envelope.rcptTo.map(({ address }) => address),
});

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** The server's objection to a mail, and the command at which it says so. */
let says: { readonly command: 'MAIL' | 'RCPT' | 'DATA'; readonly fault: Error } | undefined;

const faultAt = (command: string): Error | null => (says?.command === command ? says.fault : null);

beforeEach(async () => {
  received = [];
  says = undefined;
  reporter = keepingReporter();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(faultAt('MAIL')),
    onRcptTo: (_address, _session, done) => done(faultAt('RCPT')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const fault = faultAt('DATA');
        if (fault === null) received.push({ ...addressesOf(session), text: Buffer.concat(chunks).toString('utf8') });
        done(fault);
      });
    },
  });
  const port = await new Promise<number>((done) => {
    const listening = server.listen(0, '127.0.0.1', () => done(portOf(listening.address())));
  });
  url = `smtp://127.0.0.1:${port}`;
});

afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await new Promise<void>((done) => server.close(() => done()));
  for (const socket of sockets.splice(0)) socket.close();
});

const mailerTo = (address: string, within = { greet: 5_000, answer: 5_000, send: 5_000 }): SmtpMailer => {
  const mailer = smtpMailer({ url: address, from, reporter, within });
  mailers.push(mailer);
  return mailer;
};

/** Folded or encoded lines, decoded as in a mail program. */
const shown = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('mail over SMTP [spec 1 §2]', () => {
  it('a sign-in code arrives with a text part and an HTML part', async () => {
    expect(await mailerTo(url).carry(letter, 'a-name')()).toEqual(E.right(undefined));
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'jobs@example.org', to: ['maria.santos@example.org'] });
    expect(mail?.text).toMatch(/^Subject: 0042 is your sign-in code\r$/m);
    expect(mail?.text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(mail?.text).toMatch(/^Message-ID: <a-name@example\.org>\r$/m);
    expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const parts = shown(mail?.text ?? '');
    expect(parts).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*\n {4}0042\r?\n/);
    expect(parts).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*Hello,[\s\S]*>0042</);
  });

  it('thirty at once arrive, each to its own address', async () => {
    const mailer = mailerTo(url);
    const addresses = Array.from({ length: 30 }, (_, n) => email(`candidate-${n}@example.org`));
    const sent = await Promise.all(addresses.map((to) => mailer.carry({ ...letter, to }, to)()));
    expect(sent.every(E.isRight)).toBe(true);
    expect(new Set(received.map(({ to }) => to.join()))).toEqual(new Set(addresses));
  });

  it('a subject cannot inject a header or a recipient', async () => {
    const subject = 'Hello\r\nBcc: all@example.org\r\n\r\n<script>\u2028\u0000';
    await mailerTo(url).carry({ ...letter, subject }, 'a-name')();
    const [mail] = received;
    expect(mail?.to).toEqual(['maria.santos@example.org']);
    expect(mail?.text).not.toMatch(/^Bcc:/im);
    expect(mail?.text).toMatch(/^Subject: Hello Bcc: all@example.org <script>\r$/m);
  });

  /** The subject as a mail program shows it. */
  const subjectOf = (mail: Received | undefined): string =>
    (/^Subject: ((?:.|\r\n )*)\r$/m.exec(mail?.text ?? '')?.[1] ?? '')
      .replace(/\?=\r\n =\?/g, '?= =?')
      .replace(/(\?=)\s+(?==\?)/g, '$1')
      .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, coded: string) =>
        Buffer.from(shown(coded.replace(/_/g, ' ')), 'latin1').toString('utf8'),
      )
      .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, coded: string) => Buffer.from(coded, 'base64').toString('utf8'));

  it.each([
    ['the joiners of an emoji', 'Nurse 👩🏽‍⚕️ wanted', 'Nurse 👩🏽‍⚕️ wanted'],
    ['the joiners of a script', 'می‌خواهم ക്‍ഷ', 'می‌خواهم ക്‍ഷ'],
    ['a letter that is newer than this machine', 'New \u{1FAEF}\u{1CFFF}', 'New \u{1FAEF}\u{1CFFF}'],
    ['no mark that turns the rest around', 'a \u202Egpj.exe\u2066 b', 'a gpj.exe b'],
  ])('a subject keeps %s', async (_, subject, arrives) => {
    await mailerTo(url).carry({ ...letter, subject }, 'a-name')();
    expect(subjectOf(received[0]).replace(/\s+/g, ' ')).toBe(arrives);
  });
});

describe('mail that cannot be sent is reported with whose fault it is, and without any of its content [R3c, R5]', () => {
  const outcome = async (mailer: SmtpMailer, to = maria) => mailer.carry({ ...letter, to }, 'one mail')();
  const left = (_tag: NotSent['_tag'], why: string) => E.left(expect.objectContaining({ _tag, why }));

  it.each([
    ['RCPT', 550, '5.1.1 no such mailbox', 'Refused', '550 5.1.1'],
    ['RCPT', 550, 'no such mailbox', 'Refused', '550'],
    ['RCPT', 450, '4.2.1 greylisted', 'PutOff', '450 4.2.1'],
    ['RCPT', 421, '4.3.2 going down', 'ServerAway', '421 4.3.2'],
    ['RCPT', 554, '5.7.1 relay access denied', 'Suspected', '554 5.7.1'],
    ['RCPT', 530, '5.7.0 sign in first', 'SenderRefused', '530 5.7.0'],
    ['DATA', 554, '5.6.0 not like this', 'Refused', '554 5.6.0'],
    ['DATA', 550, '5.7.1 this looks like spam', 'Suspected', '550 5.7.1'],
    ['DATA', 452, '4.3.1 disk full', 'PutOff', '452 4.3.1'],
    ['MAIL', 553, '5.7.1 not your address', 'SenderRefused', '553 5.7.1'],
    ['MAIL', 451, '4.7.1 slower', 'ServerAway', '451 4.7.1'],
  ] as const)('%s answers %i %s: %s', async (command, responseCode, words, tag, why) => {
    says = { command, fault: Object.assign(new Error(words), { responseCode }) };
    expect(await outcome(mailerTo(url))).toEqual(left(tag, why));
    expect(received).toEqual([]);
    // The mailer logs none of the server's words: logging is left to the queue, which records only the codes.
    expect(JSON.stringify(reporter.reports)).not.toContain(words.slice(6));
  });

  it("the server's own message is stored for the operator", async () => {
    says = { command: 'RCPT', fault: Object.assign(new Error('no mailbox maria'), { responseCode: 550 }) };
    expect(await outcome(mailerTo(url))).toEqual(
      E.left(expect.objectContaining({ words: expect.stringContaining('no mailbox maria') })),
    );
  });

  it('no one is listening', async () => {
    await new Promise<void>((done) => server.close(() => done()));
    expect(await outcome(mailerTo(url))).toEqual(E.left(expect.objectContaining({ _tag: 'ServerAway' })));
  });

  it('the server accepts the connection and says nothing: it is cut', async () => {
    const cut: Promise<unknown>[] = [];
    const silent = createServer((socket) => {
      cut.push(new Promise((done) => socket.once('close', done)));
    });
    sockets.push(silent);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const mailer = mailerTo(`smtp://127.0.0.1:${portOf(silent.address())}`, { greet: 50, answer: 50, send: 5_000 });
    expect(await outcome(mailer)).toEqual(E.left(expect.objectContaining({ _tag: 'ServerAway' })));
    expect(cut.length).toBeGreaterThan(0);
    await Promise.all(cut);
  });

  it('a server that answers one email a byte at a time: that email ends within its limit, and delays no other', async () => {
    const slow = email('slow@example.org');
    const answers: Readonly<Record<string, string>> = {
      EHLO: '250 here',
      MAIL: '250 go on',
      RCPT: '250 go on',
      DATA: '354 go on',
      RSET: '250 forgotten',
      '.': '250 taken',
    };
    let cut: Promise<unknown> = Promise.resolve();
    const dripping = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 here\r\n');
      let said = '';
      socket.setEncoding('utf8').on('data', (text: string) => {
        const lines = `${said}${text}`.split('\r\n');
        said = lines.pop() ?? '';
        for (const line of lines) {
          if (line.startsWith('RCPT') && line.includes(slow)) {
            const drip = setInterval(() => socket.write('2'), 10);
            cut = new Promise<void>((done) => {
              socket.once('end', () => {
                clearInterval(drip);
                done();
              });
            });
            return;
          }
          const answer = answers[line.slice(0, 4)];
          if (answer !== undefined) socket.write(`${answer}\r\n`);
        }
      });
    });
    sockets.push(dripping);
    await new Promise<void>((done) => dripping.listen(0, '127.0.0.1', done));
    // Each pause is shorter than `answer`.
    const within = { greet: 5_000, answer: 1_000, send: 2_500 };
    const mailer = mailerTo(`smtp://127.0.0.1:${portOf(dripping.address())}`, within);
    const ended: string[] = [];
    const began = performance.now();
    const send = async (to: Email) => {
      const sent = await outcome(mailer, to);
      ended.push(to);
      return sent;
    };
    const others = Array.from({ length: 20 }, (_, n) => email(`candidate-${n}@example.org`));
    const [late, ...rest] = await Promise.all([slow, ...others].map(send));
    const took = performance.now() - began;
    expect(rest.every(E.isRight)).toBe(true);
    expect(ended.at(-1)).toBe(slow);
    expect(late).toEqual(left('ServerAway', 'ETIMEDOUT'));
    expect(took).toBeGreaterThan(within.answer);
    expect(took).toBeLessThan(within.send + 2_000);
    await cut;
  });

  it('and then the next email is sent', async () => {
    const mailer = mailerTo(url);
    says = { command: 'RCPT', fault: Object.assign(new Error('no'), { responseCode: 550 }) };
    await outcome(mailer);
    says = undefined;
    expect(await outcome(mailer)).toEqual(E.right(undefined));
  });
});
