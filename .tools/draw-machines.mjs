/* Diagrams of the state machines, drawn from their steps. The page's style sheet sets colors and fonts by class. */

const quoted = (text) => JSON.stringify(text);

/** Acts between the same two states share one arrow. */
const arrowsOf = (steps) => {
  const arrows = new Map();
  for (const { from, act, to } of steps) {
    const key = JSON.stringify([from, to]);
    arrows.set(key, { from, to, acts: [...(arrows.get(key)?.acts ?? []), act] });
  }
  return [...arrows.values()];
};

const dot = ({ steps }) =>
  [
    'digraph {',
    '  bgcolor="transparent"; rankdir="TB"; nodesep=0.35; ranksep=0.5;',
    '  node [shape="box", style="rounded", fontname="Arial", fontsize=15, margin="0.18,0.1"];',
    '  edge [fontname="Arial", fontsize=13, arrowsize=0.8];',
    ...arrowsOf(steps).map(
      ({ from, to, acts }) =>
        `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(` ${[...new Set(acts)].join(' \n ')} `)}];`,
    ),
    '}',
  ].join('\n');

/** Removes Graphviz's comments and the titles shown on hover; screen readers get the table of steps instead. */
const cleaned = (svg) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<title>[\s\S]*?<\/title>/g, '')
    .replace(/ (?:id|font-family|fill|stroke)="[^"]*"/g, '')
    .replace('<svg ', '<svg aria-hidden="true" focusable="false" ')
    .replace(/>\s+</g, '><');

/**
 * @param {readonly { title: string, steps: readonly { from: string, act: string, to: string }[] }[]} diagrams
 * @returns {Promise<Record<string, string>>} each picture as SVG by its title
 */
export const drawn = async (diagrams) => {
  if (diagrams.length === 0) return {};
  const { instance } = await import('@viz-js/viz');
  const viz = await instance();
  return Object.fromEntries(
    diagrams.map((diagram) => [diagram.title, cleaned(viz.renderString(dot(diagram), { format: 'svg' }))]),
  );
};
