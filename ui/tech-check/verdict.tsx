import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../kit/card';
import { Stack } from '../kit/layout';
import type { VerdictTone, VerdictView } from './tech-check.view';

const icons = {
  checking: LoaderCircle,
  good: CircleCheck,
  bad: CircleAlert,
  known: Info,
} as const satisfies Readonly<Record<VerdictTone, unknown>>;

const colors: Readonly<Record<VerdictTone, string>> = {
  checking: 'var(--muted)',
  good: 'var(--success)',
  bad: 'var(--error)',
  known: 'var(--muted)',
};

const Head = styled.div<{ readonly $tone: VerdictTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-items: start;

  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => colors[$tone]};
  }

  h2 {
    font-size: 1.0625rem;
  }

  p {
    grid-column: 2;
    overflow-wrap: anywhere;
  }

  p:first-of-type {
    font-weight: 600;
    color: ${({ $tone }) => ($tone === 'known' ? 'inherit' : colors[$tone])};
  }
`;

export interface VerdictProps {
  readonly id: string;
  readonly verdict: VerdictView;
  readonly children?: ReactNode;
}

/** One part of the device: its verdict, and what to do about it. */
export const Verdict = ({ id, verdict: { name, tone, lines, todo }, children }: VerdictProps) => {
  const Icon = icons[tone];
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Head $tone={tone}>
          <Icon size={22} />
          <h2 id={id}>{name}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {todo !== undefined && <p>{todo}</p>}
        </Head>
        {children}
      </Stack>
    </Card>
  );
};
