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
