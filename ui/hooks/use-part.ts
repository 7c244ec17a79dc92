import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Component } from '../jsx-types';
import { useBackOnline } from '../kit/recovery';
import { useAreas, type PartProps } from './areas';

export type Part<Props> =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Coming' }
  | { readonly _tag: 'DidNotCome' }
  | { readonly _tag: 'There'; readonly Part: Component<Props> };

/**
 * A part of a screen that loads on demand, so that visits which never need it never load it. If it fails to load, it can be requested again, and is once
 * the device is back online.
 */
export const usePart = <P extends keyof PartProps>(
  name: P,
): { readonly part: Part<PartProps[P]>; readonly ask: () => void } => {
  const { load } = useAreas().part(name);
  const [part, setPart] = useState<Part<PartProps[P]>>({ _tag: 'NotAsked' });
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  const arrived = (next: Part<PartProps[P]>): void => {
    if (!unmounted.current) setPart(next);
  };
  const ask = (): void => {
    if (part._tag === 'Coming' || part._tag === 'There') return;
    setPart({ _tag: 'Coming' });
    load().then(
      (Loaded) => arrived({ _tag: 'There', Part: Loaded }),
      () => arrived({ _tag: 'DidNotCome' }),
    );
  };
  useBackOnline(part._tag === 'DidNotCome', ask);
  return { part, ask };
};

/** Such a part loads once the page has been quiet for this long: no first view waits for it. */
const quietFor = 2_000;

/** A part that a page works without, loaded when it has been quiet for a moment, as soon as `wanted`; a new value of `again` asks again for one that did not load. */
export const useQuietPart = <P extends keyof PartProps>(
  name: P,
  wanted: boolean,
  again?: string,
): Part<PartProps[P]> => {
  const { part, ask } = usePart(name);
  const load = useEffectEvent(ask);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(load, quietFor);
    return () => clearTimeout(timer);
  }, [wanted, again]);
  return part;
};
