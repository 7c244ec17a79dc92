import type { ReactNode } from 'react';
import { line } from '../../kit/drawings';

/* What the tour shows: drawings until there are pictures of the recorder itself. Few shapes, in the colors of the page. */

const Device = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 150" width="100%" aria-hidden="true">
    <ellipse cx="120" cy="140" rx="100" ry="8" fill="var(--sky)" />
    <rect {...line} x="40" y="10" width="160" height="112" rx="10" fill="var(--card)" />
    <path {...line} d="M96 122v14h48v-14" />
    {children}
  </svg>
);

const Person = () => (
  <>
    <circle {...line} cx="120" cy="54" r="14" fill="var(--door)" />
    <path {...line} d="M92 100c2-20 14-28 28-28s26 8 28 28z" fill="var(--sky)" />
  </>
);

/** A question, and a camera that waits. */
const Question = () => (
  <Device>
    <path {...line} d="M60 34h120M60 48h84" />
    <circle {...line} cx="120" cy="86" r="16" fill="var(--sky)" />
    <circle cx="120" cy="86" r="6" fill="var(--error)" />
  </Device>
);

/** A person in front of the camera; the clock runs. */
const Recording = () => (
  <Device>
    <Person />
    <circle cx="58" cy="28" r="6" fill="var(--error)" />
    <path {...line} d="M150 28h32" />
    <path {...line} d="M56 112h96" />
    <path {...line} d="M56 112h52" stroke="var(--error)" />
  </Device>
);

/** The answer plays; record again, or go on. */
const Playback = () => (
  <Device>
    <Person />
    <path {...line} d="m112 46 22 14-22 14z" fill="var(--sun)" />
    <path {...line} d="M56 112h40M144 112h40" />
  </Device>
);

/** All questions with their answers. */
const Review = () => (
  <Device>
    {[28, 56, 84].map((y) => (
      <g key={y}>
        <rect {...line} x="54" y={y} width="34" height="20" rx="4" fill="var(--sky)" />
        <path {...line} d={`M100 ${y + 10}h56`} />
        <path {...line} d={`m168 ${y + 10} 6 6 10-12`} stroke="var(--success)" />
      </g>
    ))}
  </Device>
);

/** In the order of the tour's steps. */
export const tourDrawings = [Question, Recording, Playback, Review] as const;
