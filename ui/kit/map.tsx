import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { DrawnMap, MapDrawer } from '../../application/positions/map-drawer.port';
import { mapZoom, type Place } from '../../domain/positions/map-visibility';
import { mapTexts as t } from '../texts/map';

const Root = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--hairline);
  border-radius: var(--corner);
  background: var(--wash);

  @media print {
    display: none;
  }
`;

const Surface = styled.div`
  height: 260px;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Controls = styled.div`
  position: absolute;
  inset: 8px 8px auto auto;
  display: grid;
  gap: 8px;

  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: 1px solid var(--outline);
    border-radius: 8px;
    background: var(--card);
    color: var(--ink);
    cursor: pointer;
  }
`;

const Note = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: 4px 12px;
  background: var(--card);
  font-size: var(--small);
`;

export interface AddressMapProps {
  readonly address: string;
  readonly place: Place;
  readonly load: () => Promise<MapDrawer<HTMLElement>>;
}

type Standing = 'waiting' | 'drawn' | 'trouble';

/**
 * The map of an address (spec 1 §2). Nothing is fetched for it before it comes into view: it is larger than the rest of its page. The page itself
 * gives the address in words, so that nobody needs the map. Its space is reserved from the start.
 */
export const AddressMap = ({ address, place: { latitude, longitude }, load }: AddressMapProps) => {
  const surface = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMap>(undefined);
  const [standing, setStanding] = useState<Standing>('waiting');
  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    let unmounted = false;
    const draw = async (): Promise<void> => {
      const drawer = await load();
      if (unmounted) return;
      drawn.current = drawer.draw(element, { latitude, longitude }, mapZoom, () => {
        if (!unmounted) setStanding('trouble');
      });
      setStanding('drawn');
    };
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      draw().catch(() => {
        if (!unmounted) setStanding('trouble');
      });
    });
    watch.observe(element);
    return () => {
      unmounted = true;
      watch.disconnect();
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [latitude, longitude, load]);
  return (
    <Root>
      <Surface ref={surface} role="application" aria-label={t.of(address)} tabIndex={0} />
      {standing === 'drawn' && (
        <Controls>
          <button type="button" aria-label={t.zoomIn} onClick={() => drawn.current?.zoomBy(1)}>
            <Plus size={20} />
          </button>
          <button type="button" aria-label={t.zoomOut} onClick={() => drawn.current?.zoomBy(-1)}>
            <Minus size={20} />
          </button>
        </Controls>
      )}
      {standing === 'trouble' && <Note role="status">{t.trouble}</Note>}
      {standing === 'drawn' && (
        <Note>
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            {t.credit}
          </a>
        </Note>
      )}
    </Root>
  );
};
