import * as E from 'fp-ts/Either';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { smtpMailer, type SmtpMailer } from '../../adapters/server/smtp/smtp-mailer';
import { codeMail } from '../../application/service/mails/code-mail';
import { code, email, linkCode } from '../support/builders/identity';
import { keepingReporter, type KeepingReporter } from '../support/world/reporter';

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

beforeEach(async () => {
  received = [];
  reporter = keepingReporter();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      done(
        address.startsWith('nobody') ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }) : null,
      );
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ ...addressesOf(session), text: Buffer.concat(chunks).toString('utf8') });
        done();
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

const mailerTo = (address: string, within = 5_000): SmtpMailer => {
  const mailer = smtpMailer({ url: address, from, reporter, within });
  mailers.push(mailer);
  return mailer;
};

/** Lines that were folded or encoded for the way, as a mail program shows them. */
const shown = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('mail over SMTP [spec 1 §2]', () => {
  it('a sign-in code arrives with a text and an HTML part', async () => {
    expect(await mailerTo(url).send(letter)()).toEqual(E.right(undefined));
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'jobs@example.org', to: ['maria.santos@example.org'] });
    expect(mail?.text).toMatch(/^Subject: 0042 is your sign-in code\r$/m);
    expect(mail?.text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const parts = shown(mail?.text ?? '');
    expect(parts).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*\n {4}0042\r?\n/);
    expect(parts).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*Hello,[\s\S]*>0042</);
  });

  it('thirty at once arrive, each to its own address', async () => {
    const mailer = mailerTo(url);
    const addresses = Array.from({ length: 30 }, (_, n) => email(`candidate-${n}@example.org`));
    const sent = await Promise.all(addresses.map((to) => mailer.send({ ...letter, to })()));
    expect(sent.every(E.isRight)).toBe(true);
    expect(new Set(received.map(({ to }) => to.join()))).toEqual(new Set(addresses));
  });

  it('a subject can not slip a header or a recipient in', async () => {
    const subject = 'Hello\r\nBcc: all@example.org\r\n\r\n<script>\u2028\u0000';
    await mailerTo(url).send({ ...letter, subject })();
    const [mail] = received;
    expect(mail?.to).toEqual(['maria.santos@example.org']);
    expect(mail?.text).not.toMatch(/^Bcc:/im);
    expect(mail?.text).toMatch(/^Subject: Hello Bcc: all@example.org <script>\r$/m);
  });
});

describe('mail that can not leave is said, soon and without a word of it [R3c, R5]', () => {
  const notSent = E.left({ _tag: 'MailNotSent' });

  it('the server refuses the address: its words name it, so only its code is told', async () => {
    expect(await mailerTo(url).send({ ...letter, to: email('nobody@example.org') })()).toEqual(notSent);
    expect(reporter.reports).toEqual([{ event: 'mail-not-sent', detail: { code: 'EENVELOPE', response: 550 } }]);
    expect(received).toEqual([]);
  });

  it('nobody listens', async () => {
    await new Promise<void>((done) => server.close(() => done()));
    expect(await mailerTo(url).send(letter)()).toEqual(notSent);
    expect(reporter.reports[0]).toMatchObject({ event: 'mail-not-sent' });
  });

  it('the server takes the call and says nothing', async () => {
    const silent = createServer(() => undefined);
    sockets.push(silent);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const mailer = mailerTo(`smtp://127.0.0.1:${portOf(silent.address())}`, 50);
    expect(await mailer.send(letter)()).toEqual(notSent);
  });

  it('and after that the next one leaves', async () => {
    const mailer = mailerTo(url);
    await mailer.send({ ...letter, to: email('nobody@example.org') })();
    expect(await mailer.send(letter)()).toEqual(E.right(undefined));
  });
});
