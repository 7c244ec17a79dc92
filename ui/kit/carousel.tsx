import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex: none;
    gap: 8px;
  }

  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    border: 1px solid var(--outline);
    border-radius: 50%;
    background: var(--card);
    color: var(--ink);
    cursor: pointer;
  }

  button[aria-disabled='true'] {
    border-color: var(--hairline);
    color: var(--outline);
    cursor: default;
  }
`;

/* One, two or three at a time; the edge of the next one shows that there is more. */
const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(100% - 40px);
  gap: 12px;
  margin: 4px -8px 0;
  padding: 8px 8px 16px;
  scroll-padding-inline: 8px;
  /* Clips visually hidden content inside along with the rest. */
  position: relative;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  scroll-behavior: smooth;

  > li {
    scroll-snap-align: start;
  }

  > li:only-child {
    grid-column: 1;
  }

  @media (min-width: 600px) {
    grid-auto-columns: calc((100% - 12px) / 2);
  }

  @media (min-width: 1000px) {
    grid-auto-columns: calc((100% - 24px) / 3);
  }

  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`;

export interface CarouselProps {
  readonly title: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Each has a key; something in it is focusable, so that Tab scrolls it into view. */
  readonly children: readonly ReactNode[];
}

/** Which ends are reached, within half a pixel. */
const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => ({
  first: scrollLeft < 1,
  last: scrollLeft + clientWidth > scrollWidth - 1,
});

/** A row that scrolls sideways: by finger, by its two buttons, and by Tab through its contents. */
export const Carousel = ({ title, previousLabel, nextLabel, children }: CarouselProps) => {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ first: true, last: false });
  const id = useId();
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const look = (): void => setEnds(endsOf(element));
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const page = (direction: 1 | -1): void => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth });
  };
  return (
    <section aria-labelledby={id} data-screen-only="">
      <Head>
        <h2 id={id}>{title}</h2>
        {!(ends.first && ends.last) && (
          <div>
            <button type="button" aria-label={previousLabel} aria-disabled={ends.first} onClick={() => page(-1)}>
              <ChevronLeft size={20} />
            </button>
            <button type="button" aria-label={nextLabel} aria-disabled={ends.last} onClick={() => page(1)}>
              <ChevronRight size={20} />
            </button>
          </div>
        )}
      </Head>
      <Track ref={track}>{children}</Track>
    </section>
  );
};
