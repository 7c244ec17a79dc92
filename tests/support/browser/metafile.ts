/** esbuild's metadata of one output file, as far as it is used here. */
interface Output {
  readonly entryPoint?: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isImport = (value: unknown): boolean =>
  isObject(value) && 'path' in value && typeof value.path === 'string' && 'kind' in value;

const isOutput = (value: unknown): value is Output =>
  isObject(value) &&
  'inputs' in value &&
  isObject(value.inputs) &&
  'imports' in value &&
  Array.isArray(value.imports) &&
  value.imports.every(isImport);

/** The build's output, file by file. */
export type Metafile = ReadonlyMap<string, Output>;

export const readMetafile = (json: string): Metafile => {
  const metafile: unknown = JSON.parse(json);
  const outputs = isObject(metafile) && 'outputs' in metafile && isObject(metafile.outputs) ? metafile.outputs : {};
  return new Map(
    Object.entries(outputs).map(([path, output]: [string, unknown]) => {
      if (!isOutput(output)) throw new Error(`The metafile says something else of ${path} than esbuild does.`);
      return [path, output];
    }),
  );
};

/** `node_modules/@daily-co/daily-js/dist/index.js` → `@daily-co`; `node_modules/luxon/src/zone.js` → `luxon`. */
const libraryOf = (input: string): string | undefined =>
  /(?:^|\/)node_modules\/([^/]+)\/(?!.*\/node_modules\/)/.exec(input)?.[1];

/** The output file of an entry: the page's script, or the target of an `import(…)`. */
export const builtFrom = (metafile: Metafile, entryPoint: string): string => {
  const found = [...metafile].find(([, output]) => output.entryPoint === entryPoint)?.[0];
  if (found === undefined) throw new Error(`Nothing was built from ${entryPoint}.`);
  return found;
};

/** The modules that are loaded on demand, by their sources. */
export const areasIn = (metafile: Metafile): readonly string[] =>
  [...metafile.values()]
    .map(({ entryPoint }) => entryPoint)
    .filter((entry) => entry !== undefined)
    .filter((entry) => entry.endsWith('.area.ts'));

/** The given files with everything they import statically, directly or indirectly. */
export const loadedWith = (metafile: Metafile, files: readonly string[]): readonly string[] => {
  const found = new Set(files);
  for (const file of found)
    for (const { path, kind } of metafile.get(file)?.imports ?? []) if (kind === 'import-statement') found.add(path);
  return [...found];
};

/** The libraries in the given files. */
export const librariesIn = (metafile: Metafile, files: readonly string[]): readonly string[] => {
  const inputs = files.flatMap((file) => Object.keys(metafile.get(file)?.inputs ?? {}));
  return [...new Set(inputs.map(libraryOf).filter((library) => library !== undefined))];
};
