declare const brand: unique symbol;

/**
 * A value of type `A` that only its own parser can make.
 * A brand is a type without a trace at run time: an `Email` is still a string.
 */
export type Brand<A, Name extends string> = A & { readonly [brand]: Name };

/**
 * A value that its parser would accept because of how it is written or made here: the default zone, a key of 32 random digits.
 * Everything that comes from outside goes through a parser. This is the one cast of the code base.
 */
export const known = <B extends string | number>(made: B extends string ? string : number): B => made as unknown as B;
