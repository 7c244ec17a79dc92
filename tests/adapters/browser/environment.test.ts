/** @jest-environment jsdom */
import { browserEnvironment } from '../../../adapters/browser/environment/environment';

const withHead = (markup: string) => {
  document.head.innerHTML = markup;
  return browserEnvironment(window);
};

describe('The version at the foot of every page', () => {
  it('is 1.0.106 where a deployment names none [spec 1 §9]', () => {
    expect(withHead('').version).toBe('1.0.106');
    expect(withHead('<meta name="version" content="%VERSION%">').version).toBe('1.0.106');
  });

  it('is the one that the deployment names [spec 1 §1]', () => {
    expect(withHead('<meta name="version" content="1.0.823">').version).toBe('1.0.823');
  });
});
