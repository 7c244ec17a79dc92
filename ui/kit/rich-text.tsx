import { styled } from 'styled-components';
import { isRichText, richBlocks, type RichBlock, type RichLine, type RichRun } from '../../domain/text/rich-text';

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  overflow-wrap: anywhere;
  white-space: pre-line;

  > ul,
  > ol {
    margin: 0;
    padding-inline-start: 24px;
  }

  > ul {
    list-style: disc;
  }

  > ol {
    list-style: decimal;
  }
`;

const Heading = styled.p`
  font-weight: 600;
`;

const Run = ({ run: { text, strong, em } }: { readonly run: RichRun }) => {
  const emphasized = em ? <em>{text}</em> : <span>{text}</span>;
  return strong ? <strong>{emphasized}</strong> : emphasized;
};

/* Runs, lines and blocks of one text never change places. */
const Line = ({ line }: { readonly line: RichLine }) => (
  <>
    {line.map((run, place) => (
      <Run key={`${place}`} run={run} />
    ))}
  </>
);

const Block = ({ block }: { readonly block: RichBlock }) => {
  if (!('items' in block)) {
    const Paragraph = block.kind === 'h3' ? Heading : 'p';
    return (
      <Paragraph>
        <Line line={block.line} />
      </Paragraph>
    );
  }
  const List = block.kind;
  return (
    <List>
      {block.items.map((item, place) => (
        <li key={`${place}`}>
          <Line line={item} />
        </li>
      ))}
    </List>
  );
};

/** What an employer wrote: its paragraphs, lists and emphasis, or a plain text with its line breaks. */
export const RichText = ({ text }: { readonly text: string }) => (
  <Blocks>
    {isRichText(text) ? (
      richBlocks(text).map((block, place) => <Block key={`${place}`} block={block} />)
    ) : (
      <p>{text}</p>
    )}
  </Blocks>
);
