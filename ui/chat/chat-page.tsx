import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Muted, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { chatTexts as t } from './chat.texts';

/* On a phone one at a time; on a wide screen the list is next to the conversation, and both fill the screen. */
const Root = styled.div<{ readonly $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (max-width: 899px) {
    ${({ $open }) => $open && 'height: calc(100dvh - 65px - var(--strip)); min-height: 400px; margin: -16px -16px -48px;'}

    > [data-list] {
      ${({ $open }) => $open && 'display: none;'}
    }

    > [data-beside] {
      display: none;
    }
  }

  @media (min-width: 720px) and (max-width: 899px) {
    ${({ $open }) => $open && 'margin-top: -40px;'}
  }

  @media (min-width: 900px) {
    grid-template-columns: 360px minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    gap: 24px;
    /* Less the header, the space above, the footer, and what is left of the space between the two: the page itself doesn't scroll. */
    height: max(480px, calc(100dvh - 65px - 40px - 16px - 64px - var(--strip)));
    margin-bottom: -32px;

    > [data-list] {
      /* What is said to screen readers alone scrolls with it, and doesn't make the page longer. */
      position: relative;
      padding: 4px;
      margin: -4px;
      overflow: auto;
    }
  }
`;

const Beside = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  padding: 24px;
  border: 1px dashed var(--outline);
  border-radius: var(--corner);
  text-align: center;
`;

export interface ChatPageProps {
  readonly list: ReactNode;
  readonly prompt: ReactNode;
  /** Undefined: no conversation is open. */
  readonly conversation: ReactNode;
  readonly announcer: ReactNode;
  /** There is something to choose from. */
  readonly mayChoose: boolean;
}

/** /candidateChat: the conversations, and the open one (spec 2 §2.17). */
export const ChatPage = ({ list, prompt, conversation, announcer, mayChoose }: ChatPageProps) => {
  const isOpen = conversation !== undefined;
  return (
    <Root $open={isOpen} data-fills-phone={isOpen ? '' : undefined}>
      <div data-list="">
        <Stack $gap={2.5}>
          {isOpen ? (
            <h2>{t.heading}</h2>
          ) : (
            <div>
              <PageHeading>{t.heading}</PageHeading>
              <Muted>{t.intro}</Muted>
            </div>
          )}
          {prompt}
          {list}
        </Stack>
      </div>
      {isOpen
        ? conversation
        : mayChoose && (
            <Beside data-beside="">
              <p>{t.choose}</p>
            </Beside>
          )}
      {announcer}
    </Root>
  );
};
