// What packages bring into the browser's bundle and nothing here uses is left out. Each plugin fails when its package has moved or rewritten the file.
import { replaced } from './replaced.mjs';

/**
 * React Router's components are made by calls at the top level of its one file, and named there for developer tools. Statements like these keep
 * what they make, and all that this needs, in the bundle: forms, data loading, module prefetching, which this portal does not use (4 kB gzip).
 * Its `exports` lead every browser to the build for development; the one for production differs in one constant, which is set here.
 */
const onlyRoutesUsed = replaced({
  name: 'only-routes-used',
  filter: /node_modules\/react-router\/dist\/.*\.m?js$/,
  contents: (source) =>
    source
      .replace('var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;')
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/^(var|const) (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1 $2 = /* @__PURE__ */ $3'),
});

/** styled-components brings a writer of prefixes for browsers of ten years ago and never asks it: it is switched off by default (1 kB gzip). */
const noPrefixes = replaced({
  name: 'no-prefixes',
  filter: /node_modules\/stylis\/src\/Prefixer\.js$/,
  contents: () => 'export const prefix = (value) => value;',
});

/**
 * The container brings a full polyfill of class metadata and, in a browser where only factories are bound, keeps one thing with it: the number of
 * its last binding. What a class inherits, it never asks there (2 kB gzip). The server has the polyfill itself.
 * Whoever keeps anything else with a class is told so at once.
 */
const metadataOfFactories = replaced({
  name: 'metadata-of-factories',
  filter: /node_modules\/reflect-metadata\/ReflectLite\.js$/,
  contents: () => `
    const kept = new WeakMap();
    const bindingId = '@inversifyjs/container/bindingId';
    Reflect.getMetadata = Reflect.getOwnMetadata = (key, target) => (key === bindingId ? kept.get(target) : undefined);
    Reflect.defineMetadata = (key, value, target) => {
      if (key !== bindingId) throw new Error('the browser keeps no class metadata (.tools/leaner-packages.mjs)');
      kept.set(target, value);
    };
  `,
});

/**
 * io-ts makes its classes, and one codec of each primitive, by calls at the top level of its one file, and says so in a form that esbuild does not
 * read: what nobody asks for (`bigint`, `strict`, tuples) would stay in the bundle.
 */
const onlyCodecsUsed = replaced({
  name: 'only-codecs-used',
  filter: /node_modules\/io-ts\/es6\/index\.js$/,
  contents: (source) =>
    source
      .replaceAll('= /** @class */ (function', '= /* @__PURE__ */ (function')
      .replace(/^(export var \w+|var \w+) = new (\w+)\(\);$/gm, '$1 = /* @__PURE__ */ new $2();'),
});

/**
 * rxjs reads streams and iterables that wait by generators spelled out for browsers of ten years ago: here they are in the language of this bundle's
 * target, which does the same (0.6 kB gzip).
 */
const streamsAsGenerators = replaced({
  name: 'streams-as-generators',
  filter: /node_modules\/rxjs\/dist\/esm\/internal\/util\/isReadableStreamLike\.js$/,
  contents: () => `
    export async function* readableStreamLikeToAsyncGenerator(stream) {
      const reader = stream.getReader();
      try {
        for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
      } finally {
        reader.releaseLock();
      }
    }
    export const isReadableStreamLike = (value) => typeof value?.getReader === 'function';
  `,
});

const iterablesThatWait = replaced({
  name: 'iterables-that-wait',
  filter: /node_modules\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
  contents: (source) =>
    source.replace(
      /^function process\(asyncIterable, subscriber\) \{[\s\S]*/m,
      `async function process(asyncIterable, subscriber) {
        for await (const value of asyncIterable) {
          subscriber.next(value);
          if (subscriber.closed) return;
        }
        subscriber.complete();
      }`,
    ),
});

export const leanerPackages = [
  onlyRoutesUsed,
  onlyCodecsUsed,
  streamsAsGenerators,
  iterablesThatWait,
  noPrefixes,
  metadataOfFactories,
];
