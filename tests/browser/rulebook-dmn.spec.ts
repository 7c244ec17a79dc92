import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '../support/browser/test';

/* The decision tables that the book writes as DMN, opened in dmn-js: an editor that nobody here wrote. */

interface DmnEditor {
  readonly importXML: (xml: string) => Promise<{ readonly warnings: readonly unknown[] }>;
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly DmnJS?: new (options: { readonly container: string }) => DmnEditor;
  }
}

const folder = resolve('dist/rulebook/tables');
const editor = fileURLToPath(import.meta.resolve('dmn-js/dist/dmn-modeler.production.min.js'));

test('each decision table opens in dmn-js with all its rows, and without a warning', async ({ page }) => {
  await page.setContent('<div id="editor"></div>');
  await page.addScriptTag({ path: editor });
  const tables = readdirSync(folder).filter((name) => name.endsWith('.dmn'));
  expect(tables.length).toBeGreaterThan(15);
  for (const name of tables) {
    const xml = readFileSync(join(folder, name), 'utf8');
    const opened = await page.evaluate(async (text) => {
      if (window.DmnJS === undefined) throw new Error('dmn-js is not there');
      const modeler = new window.DmnJS({ container: '#editor' });
      const { warnings } = await modeler.importXML(text);
      const shown = {
        warnings: warnings.map(String),
        decision: document.querySelector('.decision-table-name')?.textContent,
        rows: document.querySelectorAll('#editor tbody tr:not(.add-rule)').length,
      };
      modeler.destroy();
      return shown;
    }, xml);
    const [, title = ''] = /<dmn:decision [^>]*name="([^"]+)"/.exec(xml) ?? [];
    expect(opened, name).toEqual({
      warnings: [],
      decision: title.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
      rows: xml.match(/<dmn:rule /g)?.length,
    });
  }
});
