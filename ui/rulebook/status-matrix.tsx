import { allButtons, asWords, sayStatus, statusButtons } from '../../adapters/composition/rulebook';
import { statusOf } from '../../domain/applications/status-catalogue';

const marks = { always: '●', depends: '○' } as const;
const words = { always: 'always', depends: 'depending on how far the application is' } as const;

/** Status by button, both ways. */
export const StatusMatrix = () => (
  <>
    <h4>
      Every status with its buttons <span className="quiet">● always · ○ depends on how far the application is</span>
    </h4>
    <div className="wide" role="region" aria-label="Every status with its buttons" tabIndex={0}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Status</th>
            {allButtons.map((action) => (
              <th key={action} scope="col">
                <span>{asWords(action)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statusButtons.map(({ code, buttons }) => (
            <tr key={code}>
              <th scope="row">{sayStatus(statusOf(code))}</th>
              {allButtons.map((action) => {
                const stands = buttons.get(action);
                return (
                  <td key={action}>
                    {stands !== undefined && (
                      <span title={`${asWords(action)}: ${words[stands]}`}>
                        <span aria-hidden>{marks[stands]}</span>
                        <span className="unseen">{words[stands]}</span>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);
