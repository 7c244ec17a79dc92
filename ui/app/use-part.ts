import { useEffect, useRef, useState, type ComponentType } from 'react';

export type Part<Props> =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Coming' }
  | { readonly _tag: 'DidNotCome' }
  | { readonly _tag: 'There'; readonly Part: ComponentType<Props> };

/** A part of a screen that loads when it is asked for, so that a visit which never asks never carries it. One that did not arrive can be asked for again. */
export const usePart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): { readonly part: Part<Props>; readonly ask: () => void } => {
  const [part, setPart] = useState<Part<Props>>({ _tag: 'NotAsked' });
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const arrived = (next: Part<Props>): void => {
    if (!gone.current) setPart(next);
  };
  const ask = (): void => {
    if (part._tag === 'Coming' || part._tag === 'There') return;
    setPart({ _tag: 'Coming' });
    load().then(
      (Loaded) => arrived({ _tag: 'There', Part: Loaded }),
      () => arrived({ _tag: 'DidNotCome' }),
    );
  };
  return { part, ask };
};
