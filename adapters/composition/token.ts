import type { ServiceIdentifier } from 'inversify';

export type Token<T> = ServiceIdentifier<T>;

/** A typed name under which the container keeps one thing. The return type keeps `T`: an annotated constant would narrow to `symbol`. */
export const token = <T>(name: string): Token<T> => Symbol(name);

/** A token for each member of `All`, under the member's own name. */
export type TokensOf<All> = { readonly [Name in keyof All]: Token<All[Name]> };

/** The tokens of `All`, each created when it is named, so that the browser gets no list of names. */
export const tokensOf = <All>(of: string): TokensOf<All> => {
  const tokens = new Proxy({}, { get: (_, name) => Symbol.for(`${of} ${String(name)}`) });
  const hasEach = (one: object): one is TokensOf<All> => one === tokens;
  if (!hasEach(tokens)) throw new Error(of);
  return tokens;
};
