import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseArgs } from 'node:util';
import { isRole, roleNames, roles, type Role, type WireJob } from './roles';
import { subjects } from './run-checks';

/** The options as typed. */
export interface Options {
  readonly baseUrl: string;
  readonly prepare: boolean;
  readonly email: string | undefined;
  readonly otherEmail: string | undefined;
  readonly spareEmail: string | undefined;
  readonly newEmail: string | undefined;
  readonly mailbox: string | undefined;
  readonly codeCommand: string | undefined;
  readonly jobs: Readonly<Partial<Record<Role, WireJob>>>;
  readonly only: readonly string[];
  readonly json: string | undefined;
  /** The folder for the contract's documents; with it nothing is checked. */
  readonly contract: string | undefined;
}

export const usage = (): string =>
  [
    'npm run --silent conformance -- --base-url URL …',
    '',
    'Checks a backend against the contract of this portal, call by call. It books, moves, cancels, uploads and signs in: give it a',
    'backend that is there for tests. 0 conforms, 1 does not, 2 could not be run.',
    '',
    '--base-url URL            where the backend answers; its calls are below URL/api',
    '--email ADDRESS           a candidate who may sign in',
    "--other-email ADDRESS     another one, to see that nobody reaches the other's things",
    '--spare-email ADDRESS     a third one, of whom codes are asked for until no more are sent',
    '--new-email ADDRESS       one that nobody has: an account is made with it, and stays; it is mailed a code',
    '--code-command COMMAND    prints the code that was mailed last to $EMAIL; or',
    "--mailbox URL             the page /dev/mailbox of this portal's own backend; with neither you are asked for each code",
    '--prepare                 loads candidates, jobs and times of its own by operator/import, with OPERATOR_TOKEN from the environment;',
    '                          then no address and no position need be given',
    '--position ROLE=COMMUNITY/POSITION   a job that stands as its role below says; once for each role. A check whose role is missing is',
    '                          left out and says so. Each run uses the jobs up: they are booked, declined and withdrawn from',
    '--only CALL               checks of that call alone, by its name in openapi.json (operationId); may be repeated',
    '--json FILE               writes the report for programs as well',
    '--contract FOLDER         writes the contract, openapi.json and asyncapi.json, into that folder, and checks nothing; needs no --base-url',
    '--help                    this text',
    '',
    'OPERATOR_TOKEN in the environment: the calls of the operator are checked too.',
    '',
    'The roles:',
    ...roleNames.map((role) => `  ${role.padEnd(12)} ${roles[role]}`),
    '',
  ].join('\n');

const jobIn = (typed: string): E.Either<string, readonly [Role, WireJob]> => {
  const [, role = '', community = '', position = ''] = /^(\w+)=(\d{1,10})\/(\d{1,10})$/.exec(typed) ?? [];
  return isRole(role)
    ? E.right([role, { community_id: Number(community), position_id: Number(position) }])
    : E.left(`--position ${typed}: expected ROLE=COMMUNITY/POSITION, where ROLE is one of ${roleNames.join(', ')}`);
};

const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const typed = (args: readonly string[]) =>
  E.tryCatch(
    () =>
      parseArgs({
        args: [...args],
        options: {
          'base-url': { type: 'string' },
          prepare: { type: 'boolean' },
          email: { type: 'string' },
          'other-email': { type: 'string' },
          'spare-email': { type: 'string' },
          'new-email': { type: 'string' },
          mailbox: { type: 'string' },
          'code-command': { type: 'string' },
          position: { type: 'string', multiple: true },
          only: { type: 'string', multiple: true },
          json: { type: 'string' },
          contract: { type: 'string' },
          help: { type: 'boolean' },
        },
      }).values,
    (fault): readonly string[] => [fault instanceof Error ? fault.message : String(fault)],
  );

/** The parsed options, `help`, or every fault of what was typed. */
export const readOptions = (args: readonly string[]): E.Either<readonly string[], Options | 'help'> =>
  pipe(
    typed(args),
    E.flatMap((values): E.Either<readonly string[], Options | 'help'> => {
      if (values.help === true) return E.right('help');
      const baseUrl = (values['base-url'] ?? '').replace(/\/+$/, '');
      const jobs = (values.position ?? []).map(jobIn);
      const only = values.only ?? [];
      const faults = [
        ...(isWeb(baseUrl) || (baseUrl === '' && values.contract !== undefined)
          ? []
          : ['--base-url: expected an http or https address']),
        ...jobs.flatMap((job) => (E.isLeft(job) ? [job.left] : [])),
        ...only.filter((name) => !subjects.includes(name)).map((name) => `--only ${name}: there is no such call`),
      ];
      return faults.length > 0
        ? E.left(faults)
        : E.right({
            baseUrl,
            prepare: values.prepare === true,
            email: values.email,
            otherEmail: values['other-email'],
            spareEmail: values['spare-email'],
            newEmail: values['new-email'],
            mailbox: values.mailbox,
            codeCommand: values['code-command'],
            jobs: Object.fromEntries(jobs.flatMap((job) => (E.isRight(job) ? [job.right] : []))),
            only,
            json: values.json,
            contract: values.contract,
          });
    }),
  );
