/* Our own drawings: few shapes, in the colours of the page, hidden from screen readers. */

/** How a line is drawn, in every drawing. */
export const line = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A house with a heart over its door, a path that leads there and a sun behind it. */
export const HouseDrawing = () => (
  <svg viewBox="0 0 240 132" width="100%" aria-hidden="true">
    <circle cx="186" cy="44" r="24" fill="var(--sun)" opacity=".55" />
    <path d="M0 132c18-32 54-44 96-30s70-20 106-12c20 4 32 22 38 42z" fill="var(--sky)" />
    <path {...line} d="M68 62v54h84V62L110 30z" fill="var(--card)" />
    <path {...line} d="m58 68 52-40 52 40" />
    <path {...line} d="M98 116V88a12 12 0 0 1 24 0v28z" fill="var(--door)" />
    <path d="M110 68c-6-4-9-7-9-11a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-3 7-9 11z" fill="var(--sun)" />
    <path {...line} d="M80 86h8v12h-8zM132 86h8v12h-8z" />
    <path {...line} d="M24 116h192" />
    <path {...line} d="M196 116V96m0 6c-10 0-12-8-12-14 10 0 12 8 12 14zm0-4c0-8 4-12 11-13 1 8-3 13-11 13z" />
  </svg>
);

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
