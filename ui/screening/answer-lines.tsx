import { styled } from 'styled-components';
import { Muted } from '../kit/layout';

const Asked = styled(Muted)`
  font-size: var(--small);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Answered = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A question and its answer, each option on its own line. */
export const AnswerLines = ({ title, answer }: { readonly title: string; readonly answer: readonly string[] }) => (
  <>
    <Asked>{title}</Asked>
    {answer.map((line) => (
      <Answered key={line}>{line}</Answered>
    ))}
  </>
);
