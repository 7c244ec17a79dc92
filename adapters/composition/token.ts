import type { ServiceIdentifier } from 'inversify';

export type Token<T> = ServiceIdentifier<T>;

/** A typed name under which the container keeps one thing. The return type keeps `T`: an annotated constant would narrow to `symbol`. */
export const token = <T>(name: string): Token<T> => Symbol(name);
