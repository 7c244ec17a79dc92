import { TextEncoder } from 'node:util';

/** jsdom has no `TextEncoder`, which react-router needs when it loads: import this first. */
Object.assign(globalThis, { TextEncoder });
