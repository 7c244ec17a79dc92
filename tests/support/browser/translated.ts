/**
 * Does to this page what a browser's translation does: replaces each text by `<font><font>text</font></font>`, those that come later, too. The words stay
 * the same, so a test finds them by what they say. It begins once the portal has taken over the page; a page that is none of the portal's, at once.
 * It runs in the page, so it refers to nothing outside itself.
 */
export const translateAsABrowserDoes = (): void => {
  const untouched = 'script, style, noscript, textarea, title, option, [translate="no"], [data-translated]';
  const replace = (text: Node): void => {
    const parent = text.parentElement;
    if (text.nodeValue?.trim() === '' || parent === null || parent.closest(untouched) !== null) return;
    const outer = document.createElement('font');
    outer.dataset['translated'] = '';
    outer.appendChild(document.createElement('font')).textContent = text.nodeValue;
    text.parentNode?.replaceChild(outer, text);
  };
  const replaceIn = (node: Node): void => {
    const texts: Node[] = node.nodeType === Node.TEXT_NODE ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  const begin = (): void => {
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') replaceIn(target);
        else addedNodes.forEach((node) => node.isConnected && replaceIn(node));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  const live = (): boolean => document.documentElement.hasAttribute('data-live');
  const beginOnceLive = (): void => {
    if (live() || document.getElementById('root') === null) begin();
    else
      new MutationObserver((_, waiting) => {
        if (!live()) return;
        waiting.disconnect();
        begin();
      }).observe(document.documentElement, { attributes: true });
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', beginOnceLive);
};
