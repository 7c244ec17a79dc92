// Builds the gallery: one page that shows every screen in every state from plain view data.
import { build } from 'esbuild';
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
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
    // Keeps React's warnings, which count as faults in the gallery's tests.
    define: { 'process.env.NODE_ENV': '"development"' },
    pure: [],
    splitting: false,
    metafile: false,
  });
  await cp('ui/app/pictures', join(outdir, 'assets'), { recursive: true });
  await copyFile('ui/gallery/index.html', join(outdir, 'index.html'));
};
