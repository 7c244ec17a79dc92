import type { ServiceIdentifier } from 'inversify';

/** A typed name under which the container keeps one thing. The return type keeps `T`: an annotated constant would narrow to `symbol`. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);
