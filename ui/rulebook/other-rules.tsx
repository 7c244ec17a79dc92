import { provedByFiles, sayProved, type DomainFile, type Facts } from './facts';
import { areasIn, placeOf } from './parts';
import { places } from './places';
import { Proofs } from './proofs';

const FileRules = ({ file, facts }: { readonly file: DomainFile; readonly facts: Facts }) => (
  <section className="file" id={placeOf(file.file)}>
    <h4>
      <code>{file.file}</code>
    </h4>
    <ul>
      {file.offers.map(({ name, says, cites, value }) => (
        <li key={name} id={`${placeOf(file.file)}.${name}`} data-rule={file.file}>
          <code>{name}</code>
          {value !== null && <span className="value"> = {value}</span>}
          {says !== '' && <> {says}</>}
          {cites.length > 0 && <span className="cites"> {cites.join(', ')}</span>}
        </li>
      ))}
    </ul>
    {file.ownTests ? (
      <Proofs files={file.tests} facts={facts} />
    ) : (
      file.tests.length > 0 && (
        <p className="quiet">
          Asked by{' '}
          {file.tests.map((file) => (
            <code key={file}>{file}</code>
          ))}
          : {sayProved(provedByFiles(file.tests, facts))}
        </p>
      )
    )}
  </section>
);

/** Every domain file with its own docstring, so that no rule is missing from the book. */
export const OtherRules = ({ facts }: { readonly facts: Facts }) => (
  <div className="part others" id={places.others}>
    <h2 className="part-name">Every other rule</h2>
    <p className="lead">
      The chapters above are the rules that one can ask. This is the whole domain, file by file: what each function says
      of itself, where that comes from, and what its tests have proved.
    </p>
    {areasIn(facts.files).map(({ area, files }) => (
      <details key={area} className="area">
        <summary>
          <h3>{area}</h3>
          <span className="quiet">{files.length === 1 ? '1 file' : `${files.length} files`}</span>
        </summary>
        {files.map((file) => (
          <FileRules key={file.file} file={file} facts={facts} />
        ))}
      </details>
    ))}
    <details className="area">
      <summary>
        <h3>Tests of several rules together</h3>
        <span className="quiet">{sayProved(provedByFiles(facts.shared, facts))}</span>
      </summary>
      <Proofs files={facts.shared} facts={facts} />
    </details>
  </div>
);
