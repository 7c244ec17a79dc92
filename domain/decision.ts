/**
 * What a rule answers: `Allowed` with a value, or `Refused` with a reason that carries its numbers. Never a boolean, a text or a URL:
 * screen, terminal and server each put the reason into their own words.
 */
export type Decision<Reason, A = undefined> = Allowed<A> | Refused<Reason>;

/** The rule permits it; `value` is what it worked out, such as a slot's start, or undefined if there is nothing to add. */
export interface Allowed<A> {
  readonly _tag: 'Allowed';
  readonly value: A;
}

/** The rule forbids it; `reason` is a tagged value with the limits and instants that a sentence needs. */
export interface Refused<Reason> {
  readonly _tag: 'Refused';
  readonly reason: Reason;
}

/** Permits, with what the rule worked out. */
export const allowed = <A>(value: A): Allowed<A> => ({ _tag: 'Allowed', value });

/** Permits without a value: one constant for all rules, because there is nothing to tell apart. */
export const permitted: Allowed<undefined> = allowed(undefined);

/** Refuses. The type keeps the exact reason, so a switch over a rule's reasons stays exhaustive. */
export const refused = <Reason>(reason: Reason): Refused<Reason> => ({ _tag: 'Refused', reason });

/** Whether a rule permits, for callers that need only yes or no; it drops the reason. */
export const isAllowed = <Reason, A>(decision: Decision<Reason, A>): decision is Allowed<A> =>
  decision._tag === 'Allowed';
