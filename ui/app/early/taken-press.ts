import { takeOver } from './taken-over';

/** From here on a screen handles its own buttons: whether one of them was pressed before, told once. */
export const takePress = (document: Document): boolean => {
  document.documentElement.dataset['taken'] = '';
  const pressed = document.querySelectorAll<HTMLElement>('[data-pressed]');
  for (const button of pressed) delete button.dataset['pressed'];
  if (pressed.length > 0) takeOver(document);
  return pressed.length > 0;
};
