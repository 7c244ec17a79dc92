import * as E from 'fp-ts/Either';
import type { Call } from '../../contract/call';
import { faultsOf } from '../../contract/codec';
import type { Outcome } from '../outcome';
import type { AskPortal } from './portal-line';

/** What stands behind each option; undefined where it is not given. */
export type Given = Readonly<Record<string, string | undefined>>;

/** `operator NAME …`: which options it takes, and how it is carried out. */
export interface OperatorCommand {
  readonly name: string;
  readonly usage: string;
  readonly options: readonly string[];
  readonly run: (given: Given, json: boolean, ask: AskPortal) => Promise<Outcome>;
}

/** A number where digits were typed; anything else stays as it is, and is refused by what reads it. */
export const asNumber = (typed: string | undefined): number | string | undefined =>
  typed !== undefined && /^\d{1,10}$/.test(typed) ? Number(typed) : typed;

/** A command sends one call: `wire` puts its request together from the options, and `options` names the option behind each field. */
export const command = <I, O, R extends { readonly _tag: string }>({
  name,
  usage,
  options,
  call,
  wire,
  say,
}: {
  readonly name: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, string>>;
  readonly call: Call<I, O, R, 'operator'>;
  readonly wire: (given: Given) => object;
  readonly say: (answer: O) => string;
}): OperatorCommand => {
  /** `position_id: expected …` is `--position: expected …` to who typed it. */
  const asTyped = (fault: string): string => {
    const option = Object.keys(options).find((one) => fault.startsWith(`${String(options[one])}:`));
    return option === undefined ? fault : `--${option}${fault.slice(String(options[option]).length)}`;
  };
  return {
    name,
    usage,
    options: Object.keys(options),
    run: async (given, json, ask) => {
      const input = call.request.type.decode(wire(given));
      if (E.isLeft(input)) {
        const faults = faultsOf(input.left).map(asTyped);
        return { exit: 2, stdout: '', stderr: faults.map((line) => `${line}\n`).join('') };
      }
      const answer = await ask(call, input.right);
      if (E.isLeft(answer)) return { exit: 1, stdout: '', stderr: `${answer.left}\n` };
      const printed = json ? JSON.stringify(call.response.type.encode(answer.right), null, 2) : say(answer.right);
      return { exit: 0, stdout: `${printed}\n`, stderr: '' };
    },
  };
};
