/** A sentence as the document sets it: `code` and *stress*. */
export const SentenceText = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/(`[^`]+`|\*[^*]+\*)/).map((part, at) => {
      if (part.startsWith('`')) return <code key={at}>{part.slice(1, -1)}</code>;
      return at % 2 === 1 ? <em key={at}>{part.slice(1, -1)}</em> : part;
    })}
  </>
);
