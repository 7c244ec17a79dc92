/** @jest-environment jsdom */
import '../../support/text-encoder';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { mounted } from '../../support/mounted';
import { Button } from '../../../ui/kit/button';
import { PageLink } from '../../../ui/kit/page-link';
import { RoundButton } from '../../../ui/kit/round-button';
import { Unfold } from '../../../ui/kit/unfold';

describe('A button', () => {
  let page: ReturnType<typeof mounted>;
  const did = jest.fn<undefined, [string]>();

  const show = (label: string, busy?: string): void =>
    page.render(
      <Button look="primary" busy={busy} onClick={() => did(label)}>
        {label}
      </Button>,
    );
  const button = (): HTMLButtonElement => {
    const found = page.place.querySelector('button');
    if (found === null) throw new Error('There is no button.');
    return found;
  };
  const press = (): void => act(() => button().click());
  const pass = (ms: number): void =>
    act(() => {
      jest.advanceTimersByTime(ms);
    });

  beforeEach(() => {
    jest.useFakeTimers();
    did.mockClear();
    page = mounted();
  });
  afterEach(() => {
    page.unmount();
    jest.useRealTimers();
  });

  it('takes no press for half a second after its meaning has changed, and the honest one after that', () => {
    show('Stop');
    press();
    show('Next Question');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    pass(280);
    press();
    pass(219);
    press();
    expect(did.mock.calls).toEqual([['Stop']]);
    pass(1);
    expect(button().getAttribute('aria-disabled')).toBeNull();
    press();
    expect(did.mock.calls).toEqual([['Stop'], ['Next Question']]);
  });

  it('counts the half second from when it can be pressed again', () => {
    show('Stop');
    press();
    show('Stop', 'Saving your answer …');
    pass(5_000);
    show('Next Question');
    pass(499);
    press();
    expect(did).toHaveBeenCalledTimes(1);
  });

  it('takes every press while its meaning stays', () => {
    show('Record');
    press();
    show('Record');
    press();
    expect(did).toHaveBeenCalledTimes(2);
  });

  it('is not pressed again and again by a held Enter', () => {
    show('Record');
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    const first = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    act(() => {
      button().dispatchEvent(first);
      button().dispatchEvent(held);
    });
    expect([first.defaultPrevented, held.defaultPrevented]).toEqual([false, true]);
  });

  it('takes no press at first if it has the focus of what was just pressed, such as in a dialog', () => {
    show('Cancel interview');
    press();
    page.render(
      <Button key="other" look="danger" autoFocus onClick={() => did('Yes')}>
        Yes
      </Button>,
    );
    press();
    expect(did.mock.calls).toEqual([['Cancel interview']]);
    pass(500);
    press();
    expect(did.mock.calls).toEqual([['Cancel interview'], ['Yes']]);
  });

  it('such as Mute does not turn itself back on at a double press', () => {
    const mute = (label: string): void =>
      page.render(
        <RoundButton label={label} disabled={false} onPress={() => did(label)}>
          {null}
        </RoundButton>,
      );
    mute('Mute');
    press();
    mute('Unmute');
    press();
    expect(did.mock.calls).toEqual([['Mute']]);
  });

  it('that is a link leads nowhere for half a second after it has become another one', () => {
    const link = (label: string): void =>
      page.render(
        <MemoryRouter>
          <PageLink to="/schedule" look="primary" onFollow={() => did(label)}>
            {label}
          </PageLink>
        </MemoryRouter>,
      );
    const follow = (): void => act(() => page.place.querySelector('a')?.click());
    link('Submit Skillfilter');
    link('Schedule');
    follow();
    expect(did).not.toHaveBeenCalled();
    pass(500);
    follow();
    expect(did.mock.calls).toEqual([['Schedule']]);
  });

  it('that is a link leads there at once if only its words have changed, and not if it leads elsewhere now', () => {
    const at: string[] = [];
    const Here = () => {
      at.push(useLocation().pathname);
      return undefined;
    };
    const link = (to: string, words: string): void =>
      page.render(
        <MemoryRouter>
          <PageLink to={to}>{words}</PageLink>
          <Here />
        </MemoryRouter>,
      );
    const follow = (): void => act(() => page.place.querySelector('a')?.click());
    link('/candidateChat/1', 'Dana Reyes');
    link('/candidateChat/2', 'Dana Reyes');
    follow();
    expect(at.at(-1)).toBe('/');
    pass(500);
    link('/candidateChat/2', 'Dana Reyes, 1 unread message');
    follow();
    expect(at.at(-1)).toBe('/candidateChat/2');
  });

  it('that unfolds does not fold again at a double press', () => {
    page.render(
      <Unfold showLabel="Show details" hideLabel="Hide details">
        9 to 5
      </Unfold>,
    );
    press();
    press();
    expect(button().textContent).toBe('Hide details');
    pass(500);
    press();
    expect(button().textContent).toBe('Show details');
  });
});
