import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { sources } from './files.mjs';
import { root } from './process.mjs';

/* What the package shows of the core: every file of some folders, so nobody keeps a list of them. Types of libraries come along where ours need them. */

const types = (library, ...names) => `export type { ${names.join(', ')} } from '${library}';`;

const faces = {
  domain: { folder: 'domain', besides: [types('fp-ts/Either', 'Either'), types('fp-ts/Option', 'Option')] },
  application: {
    folder: 'application',
    besides: [
      types('fp-ts/Either', 'Either'),
      types('fp-ts/Option', 'Option'),
      types('fp-ts/Task', 'Task'),
      types('fp-ts/TaskEither', 'TaskEither'),
    ],
    // Parts of the chat's machine.
    inside: ['arriving', 'reporting', 'room', 'writing'].map((part) => `chat/chat-${part}.live`),
  },
  contract: {
    folder: 'adapters/contract',
    besides: [types('fp-ts/Either', 'Either'), types('io-ts', 'Context', 'Validation')],
    // It would make everybody load ical-generator.
    inside: ['calendar-file'],
    // Names in them are also calls.
    named: { 'chat/chat.wire': 'chatOnTheWire', 'wire/vocabulary': 'vocabulary' },
  },
};

const textOf = (name) => {
  const { folder, besides, inside = [], named = {} } = faces[name];
  const files = sources()
    .map((file) => relative(resolve(root, folder), file))
    .filter((file) => !file.startsWith('..'))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((file) => !inside.includes(file));
  const exported = files.map((file) => {
    const as = named[file] === undefined ? '*' : `* as ${named[file]}`;
    return `export ${as} from '../../${folder}/${file}';`;
  });
  return `${[...besides, ...exported].join('\n')}\n`;
};

/** Where a face is written for the build: it is no source. */
export const faceFile = (name) => `dist/faces/${name}.ts`;

/** Writes the faces that list whole folders. */
export const writeFaces = () => {
  for (const name of Object.keys(faces)) {
    const file = resolve(root, faceFile(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(name));
  }
};

/** The folder of a face that lists a whole one. */
export const folderOfFace = (name) => faces[name]?.folder;
