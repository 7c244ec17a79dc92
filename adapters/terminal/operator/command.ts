import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { inOrder, take } from '../../../application/in-order';
import type { NotCarriedOut, OperatorSide } from '../../../application/operator/operator.port';
import type { Call } from '../../contract/call';
import { faultsOf } from '../../contract/codec';
import type { Outcome } from '../outcome';
import type { Reach } from './reach';

/** The value of each option; undefined if it is not given. */
export type Given = Readonly<Record<string, string | undefined>>;

/** `operator NAME …`: its options, and how it runs. */
export interface OperatorCommand {
  readonly name: string;
  readonly usage: string;
  readonly options: readonly string[];
  readonly run: (given: Given, json: boolean, reach: Reach) => Promise<Outcome>;
}

/** A number if digits were typed; anything else stays unchanged, and its codec refuses it. */
export const asNumber = (typed: string | undefined): number | string | undefined =>
  typed !== undefined && /^\d{1,10}$/.test(typed) ? Number(typed) : typed;

const complaint = (exit: 1 | 2, lines: readonly string[]): Outcome => ({
  exit,
  stdout: '',
  stderr: lines.map((line) => `${line}\n`).join(''),
});

const isNotCarriedOut = (reason: { readonly _tag: string }): reason is NotCarriedOut => reason._tag === 'NotCarriedOut';

/** How a command reads a long list to its end: page by page, joined to one answer. */
export interface Pages<I, O> {
  /** The request for the next page. Undefined: that was the last one. */
  readonly following: (input: I, answer: O) => I | undefined;
  /** Both pages as one, which ends where the second one does. */
  readonly joined: (first: O, second: O) => O;
}

/** The same request for the page that follows this answer. */
export const nextPage = <Place, I extends { readonly after: Place | undefined }>(
  input: I,
  { next }: { readonly next: Place | undefined },
): I | undefined => (next === undefined ? undefined : { ...input, after: next });

/** The whole list. */
export const askAll = <I, O, R>(
  ask: (input: I) => TE.TaskEither<R, O>,
  input: I,
  pages: Pages<I, O> | undefined,
): TE.TaskEither<R, O> =>
  pages === undefined
    ? ask(input)
    : inOrder(function* () {
        let whole = yield* take(ask(input));
        for (let next = pages.following(input, whole); next !== undefined; next = pages.following(next, whole))
          whole = pages.joined(whole, yield* take(ask(next)));
        return whole;
      });

/** A command is one call: `wire` builds its request from the options, and `options` names the option for each field. With `pages` it is a call for each page. */
export const command = <I, O, R extends { readonly _tag: string }>({
  name,
  usage,
  options,
  call,
  wire,
  ask,
  say,
  pages,
}: {
  readonly name: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, string>>;
  readonly call: Call<I, O, R, 'operator'>;
  readonly wire: (given: Given) => object;
  readonly ask: (side: OperatorSide) => (input: I) => TE.TaskEither<R | NotCarriedOut, O>;
  readonly say: (answer: O) => string;
  readonly pages?: Pages<I, O>;
}): OperatorCommand => {
  /** Turns `position_id: expected …` into `--position: expected …` for the person who typed it. */
  const asTyped = (fault: string): string => {
    const option = Object.keys(options).find((one) =>
      [':', '['].some((end) => fault.startsWith(`${String(options[one])}${end}`)),
    );
    return option === undefined ? fault : `--${option}${fault.slice(String(options[option]).length)}`;
  };
  const why = (reason: R | NotCarriedOut): string => (isNotCarriedOut(reason) ? reason.why : call.sayRefusal(reason));
  return {
    name,
    usage,
    options: Object.keys(options),
    run: async (given, json, reach) => {
      const input = call.request.type.decode(wire(given));
      if (E.isLeft(input)) return complaint(2, faultsOf(input.left).map(asTyped));
      const reached = await reach();
      if (E.isLeft(reached)) {
        const { because, lines, advice } = reached.left;
        return complaint(because === 'settings' ? 2 : 1, [...lines, ...advice]);
      }
      const { side, note, close } = reached.right;
      const answer = await askAll(ask(side), input.right, pages)();
      await close();
      if (E.isLeft(answer)) return complaint(1, [why(answer.left), ...(note === undefined ? [] : [note])]);
      const printed = json ? JSON.stringify(call.response.type.encode(answer.right), null, 2) : say(answer.right);
      return { exit: 0, stdout: `${printed}\n`, stderr: '' };
    },
  };
};
