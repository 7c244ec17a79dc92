/**
 * What a rule answers: `Allowed` with a value, or `Refused` with a reason that carries its numbers. Never a boolean, a text or a URL:
 * screen, terminal and server each put the reason into their own words.
 */
export type Decision<Reason, A = undefined> = Allowed<A> | Refused<Reason>;

export interface Allowed<A> {
  readonly _tag: 'Allowed';
  readonly value: A;
}

export interface Refused<Reason> {
  readonly _tag: 'Refused';
  readonly reason: Reason;
}

export const allowed = <A>(value: A): Allowed<A> => ({ _tag: 'Allowed', value });

export const permitted: Allowed<undefined> = allowed(undefined);

export const refused = <Reason>(reason: Reason): Refused<Reason> => ({ _tag: 'Refused', reason });

export const isAllowed = <Reason, A>(decision: Decision<Reason, A>): decision is Allowed<A> =>
  decision._tag === 'Allowed';
