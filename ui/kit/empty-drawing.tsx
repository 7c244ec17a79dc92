import { line } from './drawings';

/** An open letter box with nothing in it yet, and a leaf that grows meanwhile. */
export const EmptyDrawing = () => (
  <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
    <ellipse cx="100" cy="106" rx="84" ry="8" fill="var(--sky)" />
    <path {...line} d="M92 70h16v36H92z" fill="var(--door)" />
    <path {...line} d="M48 70V42a18 18 0 0 1 18-18h70a18 18 0 0 1 18 18v28z" fill="var(--card)" />
    <path {...line} d="M66 24a18 18 0 0 1 18 18v28H48V42a18 18 0 0 1 18-18z" fill="var(--sky)" />
    <path {...line} d="M128 24V8h16v8h-16" fill="var(--sun)" />
    <path {...line} d="M104 48h32" />
    <path {...line} d="M30 106V92m0 4c-9 0-11-7-11-13 9 0 11 7 11 13zm0-4c0-7 4-11 10-12 1 7-3 12-10 12z" />
  </svg>
);
