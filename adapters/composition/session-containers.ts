import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import { openScope, type Scope } from '../../application/live/scope';

/** An area's loaded module: its bindings and its screens. */
export interface LoadedArea {
  readonly area: {
    readonly module?: ContainerModule | readonly ContainerModule[];
    readonly screens?: unknown;
    readonly parts?: unknown;
  };
}

export interface SessionContainers<Name> {
  /** From then on an area's bindings are in place, made once, however often they are requested. If loading fails, the next request tries again. */
  readonly open: (name: Name) => Promise<void>;
  readonly find: <P>(port: ServiceIdentifier<P>) => P;
  /** Lasts as long as the session does. */
  readonly scope: () => Scope;
  /** The session has ended: its bindings are discarded, and the loaded areas bind anew. */
  readonly beginAnew: () => void;
}

/** Areas bind into a container below the page's own, one for each session, so that nobody gets an object made for the session before. */
export const sessionContainers = <Name>(
  page: Container,
  load: (name: Name) => Promise<LoadedArea>,
): SessionContainers<Name> => {
  const arrived: ContainerModule[] = [];
  const opened = new Map<Name, Promise<void>>();
  const begin = () => {
    const container = new Container({ parent: page });
    container.loadSync(...arrived);
    return { container, scope: openScope() };
  };
  let session = begin();
  const bring = async (name: Name): Promise<void> => {
    const { module = [] } = (await load(name)).area;
    // Areas can share a module.
    for (const one of [module].flat()) {
      if (arrived.includes(one)) continue;
      arrived.push(one);
      session.container.loadSync(one);
    }
  };
  return {
    open: (name) => {
      const there =
        opened.get(name) ??
        bring(name).catch((error: unknown) => {
          opened.delete(name);
          throw error;
        });
      opened.set(name, there);
      return there;
    },
    find: (port) => session.container.get(port),
    scope: () => session.scope,
    beginAnew: () => {
      const { scope } = session;
      session = begin();
      scope.end();
    },
  };
};
