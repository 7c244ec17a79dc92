import { useEffect, useRef, useState } from 'react';
import type { TriedValues } from '../../../adapters/composition/rulebook';
import { failingWith, reachedBy } from './domain-tests';

interface Failed {
  readonly file: string;
  readonly names: readonly string[];
}

type Run =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Running' | 'Done'; readonly read: number; readonly failed: readonly Failed[] };

/** The page draws and answers between two files. */
const aMoment = (): Promise<void> => new Promise((go) => void setTimeout(go));

const sayRun = (run: Run, of: number): string => {
  if (run._tag === 'NotAsked') return '';
  const count = run.failed.reduce((sum, { names }) => sum + names.length, 0);
  if (run._tag === 'Running') return `${run.read} of ${of} files of tests run, ${count} tests would fail …`;
  return count === 0 ? 'No test would fail.' : `${count === 1 ? '1 test' : `${count} tests`} would fail.`;
};

interface FailingTestsProps {
  readonly name: string;
  readonly values: TriedValues;
}

/** Runs the tests that a number can reach, here in the page, and names those that would fail. */
export const FailingTests = ({ name, values }: FailingTestsProps) => {
  const files = reachedBy[name] ?? [];
  const [run, setRun] = useState<Run>({ _tag: 'NotAsked' });
  const left = useRef(false);
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );
  const start = async (): Promise<void> => {
    const [tried, usual] = [failingWith(values), failingWith({})];
    let failed: readonly Failed[] = [];
    for (const [index, file] of files.entries()) {
      setRun({ _tag: 'Running', read: index, failed });
      await aMoment();
      if (left.current) return;
      const names = await tried(file);
      // What fails here with the portal's own numbers, too, says nothing about this one.
      const always = names.length === 0 ? [] : await usual(file);
      const own = names.filter((one) => !always.includes(one));
      if (own.length > 0) failed = [...failed, { file, names: own }];
    }
    setRun({ _tag: 'Done', read: files.length, failed });
  };
  return (
    <div className="failing">
      {run._tag !== 'Running' && (
        <button type="button" className="link" onClick={() => void start()}>
          Which tests would fail?
        </button>
      )}
      <p role="status">{sayRun(run, files.length)}</p>
      {run._tag !== 'NotAsked' &&
        run.failed.map(({ file, names }) => (
          <details key={file} open={names.length <= 10}>
            <summary>
              {names.length === 1 ? '1 test' : `${names.length} tests`} <code>{file}</code>
            </summary>
            <ul>
              {names.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
};
