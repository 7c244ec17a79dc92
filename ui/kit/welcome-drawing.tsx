import { line } from './drawings';

/** An open door with light behind it, a key on a ribbon and flowers at the step: somebody is expected. */
export const WelcomeDrawing = () => (
  <svg viewBox="0 0 240 132" width="240" height="132" aria-hidden="true">
    <circle cx="120" cy="58" r="52" fill="var(--sun)" opacity=".45" />
    <ellipse cx="120" cy="120" rx="108" ry="9" fill="var(--sky)" />
    <path {...line} d="M84 118V40a36 36 0 0 1 72 0v78z" fill="var(--card)" />
    <path {...line} d="M98 118V44a22 22 0 0 1 44 0v74z" fill="var(--sun)" />
    <path {...line} d="M98 118V30l-30 14v84z" fill="var(--door)" />
    <circle cx="90" cy="82" r="3" fill="var(--ink)" />
    <path d="M120 84c-8-6-12-10-12-15a7 7 0 0 1 12-4 7 7 0 0 1 12 4c0 5-4 9-12 15z" fill="var(--card)" />
    <path {...line} d="M178 118V96m0 8c-11 0-13-8-13-14 11 0 13 8 13 14zm0-6c0-8 4-12 12-13 1 8-4 13-12 13z" />
    <path {...line} d="M206 118v-14m0 4c-7 0-9-6-9-10 8 0 9 6 9 10zm0-3c0-6 3-8 8-9 1 6-2 9-8 9z" />
    <path {...line} d="M36 22l5 9m14-19-1 11m21 3-8 7M204 24l-6 8m-14-18 2 10m-22 1 8 7" />
  </svg>
);
