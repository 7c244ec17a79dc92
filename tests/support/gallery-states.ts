import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'ui/gallery';
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const namesIn = (file: string): readonly string[] => {
  const [, rows = ''] = /^export const \w+States = \{\n(.*?)^\};?/ms.exec(textOf(file)) ?? [];
  return [...rows.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name = '']) => name);
};

/** Every state of the gallery by name, read from its sources: Playwright cannot import them, because it compiles JSX in its own way. */
export const galleryStates: readonly string[] = [...textOf('states.tsx').matchAll(/from '(.*-states)';/g)].flatMap(
  ([, name = '']) => namesIn(`${name}.tsx`),
);
