// Builds the gallery: one page that draws every screen in every state from plain view data.
import { build } from 'esbuild';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const buildGallery = async (options, outdir = 'dist/gallery') => {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await build({
    ...options,
    entryPoints: ['ui/gallery/main.tsx', 'ui/kit/base.css'],
    outdir,
    entryNames: '[name]',
    assetNames: '[name]-[hash]',
    // React's own warnings count as faults in the gallery's tests, so they are kept.
    define: { 'process.env.NODE_ENV': '"development"' },
    pure: [],
    splitting: false,
    metafile: false,
  });
  await copyFile('ui/gallery/index.html', join(outdir, 'index.html'));
};
