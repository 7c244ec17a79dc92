declare const brand: unique symbol;

/** A value of type `A` that only its own parser can make. A brand leaves no trace at run time: an `Email` is still a string. */
export type Brand<A, Name extends string> = A & { readonly [brand]: Name };

/**
 * For values made here that the parser would surely accept: the default zone, a key of 32 random digits. Everything from outside goes
 * through a parser. This is the only cast in the code base.
 */
export const known = <B extends string | number>(made: B extends string ? string : number): B => made as unknown as B;
