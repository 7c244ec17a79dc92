/** What esbuild tells of one output file, as far as it is asked here. */
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

const outputsOf = (metafile: unknown): ReadonlyMap<string, Output> => {
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

/** The libraries that load at once with an entry of the build: its file, and what that imports, near and far, unless it waits. */
export const reachedFrom = (metafile: unknown, entryPoint: string): readonly string[] => {
  const outputs = outputsOf(metafile);
  const entry = [...outputs].find(([, output]) => output.entryPoint === entryPoint)?.[0];
  if (entry === undefined) throw new Error(`Nothing was built from ${entryPoint}.`);
  const files = new Set([entry]);
  const libraries = new Set<string>();
  for (const file of files) {
    const { inputs, imports } = outputs.get(file) ?? { inputs: {}, imports: [] };
    for (const input of Object.keys(inputs)) {
      const library = libraryOf(input);
      if (library !== undefined) libraries.add(library);
    }
    for (const { path, kind } of imports) if (kind !== 'dynamic-import') files.add(path);
  }
  return [...libraries];
};
