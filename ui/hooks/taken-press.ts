import { takeOver } from './taken-over';

/** Hands the buttons over to the screen. Returns, once, whether one of them was pressed before hydration. */
export const takePress = (document: Document): boolean => {
  document.documentElement.dataset['taken'] = '';
  const pressed = document.querySelectorAll<HTMLElement>('[data-pressed]');
  for (const button of pressed) delete button.dataset['pressed'];
  if (pressed.length > 0) takeOver(document);
  return pressed.length > 0;
};
