import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type Tone = 'success' | 'error' | 'notice';

const icons = { success: CircleCheck, error: CircleAlert, notice: Info } as const satisfies Readonly<
  Record<Tone, unknown>
>;

const Root = styled.div<{ readonly $tone: Tone }>`
  display: flex;
  gap: 12px;
  padding: 16px;
  border-radius: var(--corner);
  border: 1px solid color-mix(in srgb, var(--${({ $tone }) => $tone}), transparent 70%);
  background: var(--${({ $tone }) => $tone}-wash);

  > svg {
    color: var(--${({ $tone }) => $tone});
    margin-top: 2px;
  }

  > div {
    display: grid;
    gap: 4px;
    min-width: 0;
    flex: 1;
  }
`;

const Title = styled.p<{ readonly $tone: Tone }>`
  font-weight: 600;
  color: var(--${({ $tone }) => $tone});
`;

export interface NoticeProps {
  readonly tone: Tone;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Something to know, beside what it is about (R29): an icon and words, never colour alone. A failure is read out at once. */
export const Notice = ({ tone, title, children }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <Root $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={22} />
      <div>
        <Title $tone={tone}>{title}</Title>
        {children}
      </div>
    </Root>
  );
};
