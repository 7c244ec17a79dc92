import { styled } from 'styled-components';

/* The room as both sides of a live interview see it: the other side large, oneself in the corner, and the controls below. */

export const Stage = styled.section`
  position: relative;
  width: 100%;
  /* The controls stay in view below it. */
  height: clamp(240px, 100dvh - 380px, 620px);
  overflow: hidden;
  border-radius: var(--corner);
  background: #10262c;
  color: #fff;

  :fullscreen & {
    height: max(240px, 100dvh - 240px);
  }
`;

export const Alone = styled.div`
  display: grid;
  place-content: center;
  height: 100%;
  padding: 24px 24px 120px;
  text-align: center;
  font-size: var(--large);
  overflow-wrap: anywhere;
`;

export const Corner = styled.div`
  position: absolute;
  inset: auto 12px 12px auto;
  width: clamp(104px, 24%, 200px);
  aspect-ratio: 4 / 3;
  border-radius: 10px;
  box-shadow: 0 0 0 2px rgb(255 255 255 / 70%);
`;

export const Banner = styled.p`
  position: absolute;
  inset: 12px 12px auto;
  padding: 8px 16px;
  border-radius: 8px;
  background: var(--notice-wash);
  color: var(--notice);
  font-weight: 600;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;

  button:last-child {
    min-width: 104px;
  }
`;

export const Line = styled.p`
  min-height: 1.5em;
  text-align: center;
  color: var(--muted);
`;
