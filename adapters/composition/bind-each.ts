import type { BindInWhenOnFluentSyntax, BindToFluentSyntax, Container } from 'inversify';
import type { TokensOf } from './token';

/** How each of these is made. */
export type Bindings<All> = {
  readonly [Name in keyof All]: (to: BindToFluentSyntax<All[Name]>) => BindInWhenOnFluentSyntax<All[Name]>;
};

/** Binds each of these under its token, made once, when it is first needed. Answers how to get them all. */
export const bindEach = <All extends object>(
  container: Container,
  tokens: TokensOf<All>,
  bindings: Bindings<All>,
): (() => Readonly<All>) => {
  for (const name in bindings) bindings[name](container.bind(tokens[name])).inSingletonScope();
  return () => {
    const made: { -readonly [Name in keyof All]?: All[Name] } = {};
    const isWhole = (some: typeof made): some is Readonly<All> => Object.keys(bindings).every((name) => name in some);
    for (const name in bindings) made[name] = container.get(tokens[name]);
    if (!isWhole(made)) throw new Error('A port is not bound.');
    return made;
  };
};
