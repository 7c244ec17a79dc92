/** The id of a source's wording on the page. */
export const wordingOf = (cites: string): string => `wording-${cites.replace(/[^A-Za-z0-9]+/g, '-')}`;

interface CiteProps {
  readonly cites: string;
  /** Its title. */
  readonly title: string | undefined;
  /** The wording comes along. */
  readonly worded: boolean;
}

/** A source; a click shows its own wording. */
export const Cite = ({ cites, title, worded }: CiteProps) =>
  worded ? (
    <button type="button" className="cite" popoverTarget={wordingOf(cites)} title={title}>
      {cites}
    </button>
  ) : (
    <b title={title}>{cites}</b>
  );
