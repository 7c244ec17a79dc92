import { wordingOf } from './cite';

/** The sources in their own words, each shown by a click on its citation. */
export const Wordings = ({ wordings }: { readonly wordings: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries(wordings).map(([cites, text]) => (
      <section
        key={cites}
        id={wordingOf(cites)}
        popover="auto"
        className="wording"
        aria-label={`The wording of ${cites}`}
      >
        <header>
          <b>{cites}</b>
          <button type="button" popoverTarget={wordingOf(cites)} popoverTargetAction="hide">
            Close
          </button>
        </header>
        <pre tabIndex={0}>{text}</pre>
      </section>
    ))}
  </>
);
