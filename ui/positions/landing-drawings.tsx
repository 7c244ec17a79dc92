import { line } from '../kit/drawings';

/* The landing page's own drawings: one for each step, in the page's colors. */

/** A letter with the four digits of a code, sealed with a heart. */
export const CodeDrawing = () => (
  <svg viewBox="0 0 200 120" width="100%" aria-hidden="true">
    <ellipse cx="100" cy="108" rx="84" ry="8" fill="var(--sky)" />
    <path {...line} d="M36 26h128v74H36z" fill="var(--card)" />
    <path {...line} d="m36 26 64 40 64-40" fill="var(--sky)" />
    <path {...line} d="M56 76h16v16H56zM80 76h16v16H80zM104 76h16v16h-16zM128 76h16v16h-16z" fill="var(--card)" />
    <circle cx="64" cy="84" r="3" fill="var(--ink)" />
    <circle cx="88" cy="84" r="3" fill="var(--ink)" />
    <circle cx="112" cy="84" r="3" fill="var(--ink)" />
    <path d="M100 72c-7-5-11-9-11-13.5a6 6 0 0 1 11-3.5 6 6 0 0 1 11 3.5c0 4.5-4 8.5-11 13.5z" fill="var(--sun)" />
  </svg>
);

/** A card of My Job Applications, expanded, with its three steps, and a second one behind it. */
export const CardsDrawing = () => (
  <svg viewBox="0 0 200 120" width="100%" aria-hidden="true">
    <ellipse cx="100" cy="108" rx="84" ry="8" fill="var(--sky)" />
    <path {...line} d="M62 14h100v74H62z" fill="var(--sky)" />
    <path {...line} d="M38 28h104v74H38z" fill="var(--card)" />
    <path {...line} d="M52 44h44M52 56h72" />
    <path {...line} d="M54 76h72" />
    <circle {...line} cx="54" cy="76" r="6" fill="var(--door)" />
    <circle {...line} cx="90" cy="76" r="6" fill="var(--door)" />
    <circle {...line} cx="126" cy="76" r="6" fill="var(--card)" />
    <path {...line} d="m122 42 5 5 8-9" stroke="var(--sun)" />
  </svg>
);

/** A calendar page with one day chosen, and a clock next to it. */
export const CalendarDrawing = () => (
  <svg viewBox="0 0 200 120" width="100%" aria-hidden="true">
    <ellipse cx="100" cy="108" rx="84" ry="8" fill="var(--sky)" />
    <path {...line} d="M40 24h92v78H40z" fill="var(--card)" />
    <path {...line} d="M40 24h92v18H40z" fill="var(--door)" />
    <path {...line} d="M60 16v14M112 16v14" />
    <path {...line} d="M54 56h10M80 56h10M106 56h10M54 72h10M106 72h10M54 88h10M80 88h10" />
    <path {...line} d="M76 64h18v16H76z" fill="var(--sun)" />
    <circle {...line} cx="148" cy="80" r="22" fill="var(--card)" />
    <path {...line} d="M148 68v12l8 6" />
  </svg>
);

/** Two people talking: a question, and an answer with a heart in it. */
export const TalkDrawing = () => (
  <svg viewBox="0 0 200 120" width="100%" aria-hidden="true">
    <ellipse cx="100" cy="108" rx="84" ry="8" fill="var(--sky)" />
    <path {...line} d="M36 20h76v46H66L50 80V66H36z" fill="var(--card)" />
    <path {...line} d="M50 36h46M50 48h30" />
    <path {...line} d="M96 50h68v40h-12v14l-16-14H96z" fill="var(--sky)" />
    <path d="M130 84c-8-6-12-10-12-15a6.5 6.5 0 0 1 12-4 6.5 6.5 0 0 1 12 4c0 5-4 9-12 15z" fill="var(--sun)" />
  </svg>
);
