import { styled } from 'styled-components';
import { line } from '../kit/drawings';

/*
 * The countdown video of spec 2 §2.12, in our own version: a lamp goes on, headphones come down, a face smiles, in a loop of eight seconds. With
 * reduced motion it is a still picture of all three.
 */
const Root = styled.svg`
  display: block;
  width: 100%;
  max-width: 420px;
  margin-inline: auto;

  @media (prefers-reduced-motion: no-preference) {
    .light {
      animation: light 8s ease-in-out infinite;
    }

    .phones {
      animation: phones 8s ease-in-out infinite;
    }

    .smile {
      stroke-dasharray: 60;
      animation: smile 8s ease-in-out infinite;
    }
  }

  @keyframes light {
    0%,
    8% {
      opacity: 0.1;
    }
    20%,
    95% {
      opacity: 0.6;
    }
  }

  @keyframes phones {
    0%,
    30% {
      transform: translateY(-14px);
    }
    42%,
    100% {
      transform: translateY(0);
    }
  }

  @keyframes smile {
    0%,
    55% {
      stroke-dashoffset: 60;
    }
    70%,
    100% {
      stroke-dashoffset: 0;
    }
  }
`;

export const CountdownFilm = ({ label }: { readonly label: string }) => (
  <Root viewBox="0 0 240 120" role="img" aria-label={label}>
    <path d="M0 120c20-26 52-34 92-24s72-16 106-10c22 4 36 18 42 34z" fill="var(--sky)" />
    <path className="light" d="m40 40-26 46h60L50 40z" fill="var(--sun)" opacity=".6" />
    <path {...line} d="M34 40h22l-5-16H39zM45 24V12h22v98M52 110h30" />
    <circle {...line} cx="150" cy="66" r="30" fill="var(--card)" />
    <path {...line} d="M140 60v2M160 60v2" />
    <path {...line} className="smile" d="M136 74c6 9 22 9 28 0" />
    <g className="phones">
      <path {...line} d="M118 66c0-40 64-40 64 0" />
      <path {...line} d="M114 62h8v18h-8zM178 62h8v18h-8z" fill="var(--door)" />
    </g>
    <path {...line} d="M104 110h92" />
  </Root>
);
