import { line } from './drawings';

/** Illustration for rejections: a bench under a tree, with the sun above the hills. */
export const RestDrawing = () => (
  <svg viewBox="0 0 240 132" width="100%" aria-hidden="true" data-drawing="rest">
    <circle cx="186" cy="48" r="20" fill="var(--sun)" opacity=".55" />
    <path d="M0 132c18-28 54-38 96-28s74-24 112-14c18 4 28 20 32 42z" fill="var(--sky)" />
    <path {...line} d="M70 14c18 0 31 13 31 28S88 68 70 68 39 57 39 42s13-28 31-28z" fill="var(--door)" />
    <path {...line} d="M70 116V48m0 24-11-11m11 2 10-10" />
    <path {...line} d="M104 78h64v9h-64zM100 96h72v8h-72z" fill="var(--card)" />
    <path {...line} d="M110 87v9m52-9v9m-54 8v12m56-12v12" />
    <path {...line} d="M24 116h192" />
    <path {...line} d="M204 116v-12m0 4c-7 0-9-6-9-11 7 0 9 6 9 11zm0-3c0-6 3-9 8-10 1 6-2 10-8 10z" />
  </svg>
);
